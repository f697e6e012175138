import Foundation
import GameSupport
import ProgramSupport
import TestSupport

/// A home folder of its own, with the program at a terminal in it.
struct Home: Sendable {
  let folder: TemporaryFolder
  private var environment: [String: String]

  init() throws {
    folder = TemporaryFolder()
    environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("XDG_") && !name.hasPrefix("LC_")
    }
    for name in ["CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "LINES"] {
      environment[name] = nil
    }
    environment["HOME"] = folder.path
    environment["TERM"] = "xterm-256color"
    environment["NO_COLOR"] = "1"
    environment["LANG"] = "C.UTF-8"
  }

  /// The name of the saved game in the folder.
  static let game = ".local/state/reversi/game"
  static let games = ".local/state/reversi/games"
  static let settings = ".local/state/reversi/settings"

  private static let program =
    ProcessInfo.processInfo.environment["REVERSI_PROGRAM"] ?? builtProgram("reversi")
  private static let screen = TerminalScreen(columns: 80, rows: 24)

  /// Starts the program at a terminal.
  ///
  /// In 40 rows the panel has all moves of a game.
  func start(_ arguments: String..., rows: Int = 24) throws -> TerminalSession {
    try TerminalSession(
      [Self.program] + arguments, environment: environment,
      screen: TerminalScreen(columns: 80, rows: rows), folder: folder)
  }

  /// Returns the text of a file, or `nil` if there is none.
  func text(of name: String) throws -> String? {
    let isThere = try folder.allNames.contains(name)
    return isThere ? try folder.text(of: name) : nil
  }

  /// Starts a shell on a script in which `"$0" "$@"` is the program with its arguments.
  func start(shell script: String, _ arguments: String...) throws -> TerminalSession {
    try TerminalSession(
      ["/bin/sh", "-c", script, Self.program] + arguments, environment: environment,
      screen: Self.screen, folder: folder)
  }

  /// Starts the program as a job of a shell.
  func startInShell(_ arguments: String...) throws -> LiveShell {
    try LiveShell([Self.program] + arguments, environment: environment, screen: Self.screen)
  }

  /// Runs the program between pipes, to its end.
  func run(_ arguments: String...) async throws -> Run {
    let child = try Child([Self.program] + arguments, environment: environment)
    child.endInput()
    return await child.ended()
  }
}
