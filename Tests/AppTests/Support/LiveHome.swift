import TestSupport

extension Home {
  /// Makes a home with the environment of a usual terminal: UTF-8, and colors not decided upon.
  static func live() throws -> Home {
    var home = try Home()
    let others = ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES"]
    home.environment = home.environment.filter { name, _ in
      !name.hasPrefix("LC_") && !others.contains(name)
    }
    home.environment["TERM"] = "xterm-256color"
    home.environment["LANG"] = "C.UTF-8"
    return home
  }

  /// Starts the program at a terminal of a size.
  func live(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, diskWidth: Int = 1,
    resizing: Resizing = .clip, answering: LiveTerminal.Answering = .atOnce
  ) throws -> LiveTerminal {
    try LiveTerminal(
      [Self.program] + arguments, environment: environment,
      screen: TerminalScreen(
        columns: columns, rows: rows, diskWidth: diskWidth, resizing: resizing),
      answering: answering, folder: folder)
  }

  /// Starts the program at a terminal of a size, as a job of a shell.
  func liveInShell(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, diskWidth: Int = 1,
    resizing: Resizing = .clip, answering: LiveTerminal.Answering = .atOnce
  ) throws -> LiveShell {
    try LiveShell(
      [Self.program] + arguments, environment: environment,
      screen: TerminalScreen(
        columns: columns, rows: rows, diskWidth: diskWidth, resizing: resizing),
      answering: answering)
  }
}
