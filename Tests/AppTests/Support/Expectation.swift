import Synchronization

extension Child {
  /// Returns when the program has printed a text behind what was waited for before.
  func prints(_ text: String, to output: Printed.Output = .out) async throws {
    let start = seen.withLock { $0[output, default: 0] }
    let isThere = { @Sendable (run: Run) in run[output].dropFirst(start).contains(text) }
    await wait(until: isThere)
    guard let end = printed.run[output].dropFirst(start).firstRange(of: text)?.upperBound else {
      throw NotPrinted(text: text, run: printed.run)
    }
    seen.withLock { $0[output] = printed.run[output].prefix(upTo: end).count }
  }

  /// Returns the rest of the first line, behind what was waited for before, with a text in it.
  func nextLine(containing text: String) async throws -> String {
    let start = seen.withLock { $0[.out, default: 0] }
    let line = { @Sendable (run: Run) in
      run.out.dropFirst(start).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .first { $0.contains(text) }.map(String.init)
    }
    await wait { line($0) != nil }
    guard let found = line(printed.run) else { throw NotPrinted(text: text, run: printed.run) }
    return found
  }

  /// Returns when the program has printed one of some texts, or has ended.
  func printsAny(of texts: [String]) async {
    await wait { run in texts.contains { run.out.contains($0) } }
  }

  struct NotPrinted: Error {
    let text: String
    let run: Run
  }
}
