import Dispatch
import Foundation
import Synchronization

/// A running program; it is killed when nobody holds it.
package final class Child: Sendable {
  package let pid: Int32
  private let words: [String]
  private let keyboard: Keyboard
  private let printed = Watched(Printed())
  /// How many characters of what was printed have been waited for.
  private let seen = Mutex<[Printed.Output: Int]>([:])

  /// Starts a program, at a terminal or between pipes.
  ///
  /// - Parameter readerLeaves: what the reader of its output waits for before it closes its end.
  package init(
    _ words: [String], environment: [String: String], isAtTerminal: Bool = false,
    readerLeaves: String? = nil
  ) throws {
    let (pid, input, output, errors) = try starting.withLock { _ in
      let errors = try Channel()
      defer { close(errors.writing) }
      guard !isAtTerminal else {
        let terminal = try PseudoTerminal()
        defer { close(terminal.screen) }
        let wires = [Spawn.Wire.file(terminal.name), .file(terminal.name), .end(errors.writing)]
        let pid = try Spawn(words: words, environment: environment, wires: wires).start()
        return (pid, dup(terminal.keyboard), terminal.keyboard, errors.reading)
      }
      let (input, output) = (try Channel(), try Channel())
      defer { for end in [input.reading, output.writing] { close(end) } }
      let wires = [input.reading, output.writing, errors.writing].map(Spawn.Wire.end)
      let pid = try Spawn(words: words, environment: environment, wires: wires).start()
      return (pid, input.writing, output.reading, errors.reading)
    }
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    signal(SIGPIPE, SIG_IGN)
    (self.pid, self.words) = (pid, words)
    keyboard = Keyboard(input)
    let reading = DispatchGroup()
    for (end, name) in [(output, Printed.Output.out), (errors, .err)] {
      DispatchQueue(label: "\(name) of \(pid)").async(group: reading) { [printed] in
        Self.read(end, as: name, into: printed, until: name == .out ? readerLeaves : nil)
      }
    }
    reading.notify(queue: DispatchQueue(label: "end of \(pid)")) { [printed] in
      Run.End.wait(for: pid)
      printed.change { $0.end = Run.End.take(of: pid) }
    }
  }

  deinit {
    send(SIGKILL)
    endInput()
  }

  /// Reads a pipe or terminal to its end, or until a text has come, and closes it.
  private static func read(
    _ end: Int32, as output: Printed.Output, into printed: Watched<Printed>, until text: String?
  ) {
    while case let bytes = nextBytes(of: end), !bytes.isEmpty {
      printed.change { $0.add(bytes, to: output) }
      if let text, printed.value[output].contains(text) { break }
    }
    close(end)
  }

  /// Gives the program something to read.
  package func types(_ text: String) {
    keyboard.type(Array(text.utf8))
  }

  /// Gives the program bytes to read that need not be text.
  package func types(bytes: [UInt8]) {
    keyboard.type(bytes)
  }

  /// Closes what the program reads.
  package func endInput() {
    keyboard.close()
  }

  /// Sends a signal to the program and everything it has started.
  package func send(_ signal: Int32) {
    printed.change { if $0.end == nil { kill(-pid, signal) } }
  }

  /// Returns the outcome of the program when it has ended.
  package func ended() async -> Run {
    await wait(for: "the end") { _ in false }
  }

  /// Returns when the program has printed a text after what was waited for before.
  package func prints(_ text: String, to output: Printed.Output = .out) async throws {
    let start = seen.withLock { $0[output, default: 0] }
    let run = await wait(for: "'\(text)'") { $0[output].dropFirst(start).contains(text) }
    guard let end = run[output].dropFirst(start).firstRange(of: text)?.upperBound else {
      throw NotPrinted(text: text, run: run)
    }
    seen.withLock { $0[output] = run[output][..<end].count }
  }

  /// Returns when the program has printed one of some texts, or has ended.
  package func printsAny(of texts: [String]) async {
    await wait(for: "one of \(texts)") { run in texts.contains { run.out.contains($0) } }
  }

  /// Returns the first whole line with a text in it, after what was waited for before.
  package func nextLine(containing text: String) async throws -> String {
    let start = seen.withLock { $0[.out, default: 0] }
    let line = { @Sendable (run: Run) in
      run.out.dropFirst(start).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .first { $0.contains(text) }.map(String.init)
    }
    let run = await wait(for: "a line with '\(text)'") { line($0) != nil }
    guard let found = line(run) else { throw NotPrinted(text: text, run: run) }
    return found
  }

  /// Returns what was printed as soon as it meets a condition, or the program has ended.
  @discardableResult
  package func wait(
    for what: String = "more", until isOver: @escaping @Sendable (Run) -> Bool
  ) async -> Run {
    let found = await printed.first { [words] in
      "\(what) of \(words.joined(separator: " ")); so far: \($0.run)"
    } where: {
      $0.end != nil || isOver($0.run)
    }
    // Nothing was found: the test was canceled.
    if found == nil { send(SIGKILL) }
    return (found ?? printed.value).run
  }

  struct NotPrinted: Error {
    let text: String
    let run: Run
  }
}
