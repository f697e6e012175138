/// A line of a script that says something (C4).
enum ScriptLine: Hashable, Sendable {
  /// What it says, or why it says nothing, and whether the next line is read only when the game has
  /// settled.
  case said(Result<Said, Refusal>, settles: Bool)
  /// To wait for so long; then the next line is read.
  case wait(Duration)
}

/// Reads the lines of a script, which alone may have `&` at their end and say `wait` (C4.18).
struct ScriptReader: Sendable {
  private let reader = CommandReader(.script)

  /// Reads a line; returns nil if it says nothing.
  func read(_ line: InputLine) -> ScriptLine? {
    switch line {
    case .text(let text): read(text.commandWords)
    case .refused(let problem): .said(.failure(.unreadable(problem)), settles: true)
    }
  }

  private func read(_ typed: [String]) -> ScriptLine? {
    var words = typed
    let continues = words.last?.hasSuffix("&") == true
    if continues {
      let rest = words.removeLast().dropLast()
      if !rest.isEmpty { words.append(String(rest)) }
    }
    guard let first = words.first else { return nil }
    guard first.lowercased() == "wait" else {
      return .said(reader.read(words), settles: !continues)
    }
    let duration = duration(words.dropFirst())
    switch duration {
    case .success(let duration): return .wait(duration)
    case .failure(let refusal): return .said(.failure(refusal), settles: !continues)
    }
  }

  /// Reads what follows `wait`.
  private func duration(_ words: ArraySlice<String>) -> Result<Duration, Refusal> {
    guard words.count == 1, let word = words.first else {
      return .failure(.notACommand(.waitWithoutSeconds))
    }
    if let duration = Duration(decimalSeconds: word) { return .success(duration) }
    let isTooLong = Double(word).map { $0 > Double(Duration.greatestSeconds) } ?? false
    return .failure(.notACommand(isTooLong ? .waitTooLong : .waitWithoutSeconds))
  }
}
