/// A line of a script that says something (C4).
enum ScriptLine: Hashable, Sendable {
  /// Its words, and whether the next line is read only when the game has settled.
  case words([String], settles: Bool)
  /// Why it says nothing, and whether the next line is read only when the game has settled.
  case refused(Refusal, settles: Bool)
  /// To wait for so long; then the next line is read.
  case wait(Duration)

  /// Reads a line, which alone may have `&` at its end and say `wait`; returns nil if it says
  /// nothing.
  init?(_ line: InputLine) {
    switch line {
    case .refused(let problem): self = .refused(.unreadable(problem), settles: true)
    case .text(let text): self.init(words: text.commandWords)
    }
  }

  private init?(words typed: [String]) {
    var words = typed
    let continues = words.last?.hasSuffix("&") == true
    if continues {
      let rest = words.removeLast().dropLast()
      if !rest.isEmpty { words.append(String(rest)) }
    }
    guard let first = words.first else { return nil }
    guard first.lowercased() == "wait" else {
      self = .words(words, settles: !continues)
      return
    }
    do throws(Refusal) {
      self = .wait(try Self.duration(words.dropFirst()))
    } catch {
      self = .refused(error, settles: !continues)
    }
  }

  /// Reads what follows `wait`.
  private static func duration(_ words: ArraySlice<String>) throws(Refusal) -> Duration {
    guard words.count == 1, let word = words.first else { throw .waitWithoutSeconds }
    if let duration = Duration(decimalSeconds: word) { return duration }
    let isTooLong = Double(word).map { $0 > Double(Duration.greatestSeconds) } ?? false
    throw isTooLong ? .waitTooLong : .waitWithoutSeconds
  }
}
