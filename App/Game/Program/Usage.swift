extension Options {
  package static let version = "reversi 1.0"

  package static let usage = """
    usage: reversi [options]
      --new            start a new game with the same players
      --black PLAYER   human, computer, or computer:LEVEL (LEVEL is 0 to 9)
      --white PLAYER   the same for White
      --coach          be asked before a costly move
      --load FILE      study the game in FILE (- is standard input)
      --save FILE      keep the game in FILE
      --delay SECONDS  the time that a computer takes at least (default 2)
      --flip SECONDS   the time for each disk (default 0.25; 0 shows a move at once)
      --seed N         make the computer's choices repeatable
      --language CODE  en or ja (default: the locale's language)
      --color WHEN     auto, always, or never
      --plain          play line by line, as with TERM=dumb
      --version        print the version
      -h, --help       print this text
    """
}

extension Options.Wrong {
  /// The sentence that names the wrong option.
  package var text: String {
    let problem =
      switch value {
      case let value? where Self.isShowable(value): "'\(value)' does not fit \(option)"
      case _?: "the value does not fit \(option)"
      case nil where Options.names.contains(option): "'\(option)' needs a value"
      case nil: "'\(option)' is not an option"
      }
    return "\(problem). Try 'reversi --help'."
  }

  private static func isShowable(_ value: String) -> Bool { value.count <= 40 }
}
