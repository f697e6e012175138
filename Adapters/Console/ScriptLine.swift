/// A nonempty line of a script (C4).
struct ScriptLine: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    /// The words of a command.
    case command([String])
    case refuse(Refusal)
    /// Lets time pass.
    case wait(Duration)
  }

  let action: Action
  /// True if the next line is read only when the game is idle.
  let awaitsIdle: Bool

  /// Parses a line, including `wait` and a final `&`, which only scripts allow.
  ///
  /// Returns `nil` for an empty line or a comment.
  init?(_ line: InputLine) {
    switch line {
    case .refused(let problem): self.init(.refuse(.unreadable(problem)), awaitsIdle: true)
    case .text(let text): self.init(text.commandWords)
    }
  }

  private init?(_ typed: [String]) {
    var words = typed
    let continues = words.last?.hasSuffix("&") == true
    if continues {
      let rest = words.removeLast().dropLast()
      if !rest.isEmpty { words.append(String(rest)) }
    }
    guard let first = words.first else { return nil }
    guard first.lowercased() == "wait" else {
      self.init(.command(words), awaitsIdle: !continues)
      return
    }
    do throws(Refusal) {
      self.init(.wait(try Self.duration(words.dropFirst())), awaitsIdle: false)
    } catch {
      self.init(.refuse(error), awaitsIdle: !continues)
    }
  }

  private init(_ action: Action, awaitsIdle: Bool) {
    self.action = action
    self.awaitsIdle = awaitsIdle
  }

  /// Parses the argument of `wait`.
  private static func duration(_ words: ArraySlice<String>) throws(Refusal) -> Duration {
    guard words.count == 1, let word = words.first else { throw .waitWithoutSeconds }
    if let duration = Duration(decimalSeconds: word) { return duration }
    let isTooLong = Double(word).map { $0 > Double(Duration.greatestSeconds) } ?? false
    throw isTooLong ? .waitTooLong : .waitWithoutSeconds
  }
}
