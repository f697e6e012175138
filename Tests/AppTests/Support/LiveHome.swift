import TestSupport

extension Home {
  /// Makes a home with the environment of a usual terminal: UTF-8, and colors not decided upon.
  static func live() throws -> Home {
    var home = try Home()
    let others = [
      "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "LINES", "TMUX",
      "VTE_VERSION",
    ]
    home.environment = home.environment.filter { name, _ in
      !name.hasPrefix("LC_") && !others.contains(name)
    }
    home.environment["TERM"] = "xterm-256color"
    home.environment["LANG"] = "C.UTF-8"
    home.environment["XTERM_VERSION"] = "XTerm(388)"
    return home
  }

  /// Starts the program at a terminal of a size.
  func live(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, diskWidth: Int = 1,
    resizing: Resizing = .clip, answering: LiveTerminal.Answering = .atOnce
  ) throws -> LiveTerminal {
    let screen = TerminalScreen(
      columns: columns, rows: rows, diskWidth: diskWidth, resizing: resizing)
    var home = self
    if resizing == .reflow { home.environment["XTERM_VERSION"] = nil }
    return try home.live([Self.program] + arguments, at: screen, answering: answering)
  }

  /// Starts the program with arguments at a terminal of 80 columns and 24 rows.
  func live(arguments: [String]) throws -> LiveTerminal {
    try live([Self.program] + arguments)
  }

  /// Starts a shell on a script in which `"$0" "$@"` is the program with its arguments.
  func live(shell script: String, _ arguments: [String] = []) throws -> LiveTerminal {
    try live(["/bin/sh", "-c", script, Self.program] + arguments)
  }

  private func live(
    _ words: [String], at screen: TerminalScreen = TerminalScreen(columns: 80, rows: 24),
    answering: LiveTerminal.Answering = .atOnce
  ) throws -> LiveTerminal {
    try LiveTerminal(
      words, environment: environment, screen: screen, answering: answering, folder: folder)
  }

  /// Starts the program at a terminal of 80 columns and 24 rows, as a job of a shell.
  func liveInShell(_ arguments: [String] = []) throws -> LiveShell {
    try LiveShell(
      [Self.program] + arguments, environment: environment,
      screen: TerminalScreen(columns: 80, rows: 24))
  }
}
