/// A nonempty line of a script (C4).
///
/// If `settles` is true, the next line is read only when the game is idle.
enum ScriptLine: Hashable, Sendable {
  case words([String], settles: Bool)
  case refused(Refusal, settles: Bool)
  /// A pause, after which the next line is read at once.
  case wait(Duration)

  /// Parses a line, including `wait` and a final `&`, which only scripts allow.
  ///
  /// Returns `nil` for an empty line or a comment.
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

  /// Parses the argument of `wait`.
  private static func duration(_ words: ArraySlice<String>) throws(Refusal) -> Duration {
    guard words.count == 1, let word = words.first else { throw .waitWithoutSeconds }
    if let duration = Duration(decimalSeconds: word) { return duration }
    let isTooLong = Double(word).map { $0 > Double(Duration.greatestSeconds) } ?? false
    throw isTooLong ? .waitTooLong : .waitWithoutSeconds
  }
}
