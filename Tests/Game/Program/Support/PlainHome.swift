import Foundation
import GameSupport
import ProgramSupport
import TestSupport

/// A home folder of its own, with the program between pipes or at a prompt in it.
struct PlainHome: Sendable {
  let folder: TemporaryFolder
  /// The environment of the program.
  var environment: [String: String]

  init() throws {
    folder = TemporaryFolder()
    environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("XDG_") && !name.hasPrefix("LC_")
    }
    environment["HOME"] = folder.path
    environment["XDG_STATE_HOME"] = folder.path("state")
    environment["TERM"] = "xterm"
    environment["LANG"] = "C.UTF-8"
  }

  /// Makes a home with the environment of a usual terminal in UTF-8, on which text alone tells
  /// disks apart.
  static func live() throws -> PlainHome {
    var home = try PlainHome()
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "LINES"] {
      home.environment[name] = nil
    }
    home.environment["TERM"] = "xterm-256color"
    home.environment["CLICOLOR"] = "0"
    return home
  }

  /// The name of the usual saved game in the folder.
  var game: String { "state/reversi/game" }

  /// Starts the program between pipes.
  func start(_ arguments: [String]) throws -> Child {
    try Child([Self.program] + arguments, environment: environment)
  }

  /// Starts a shell on a script in which `"$0" "$@"` is the program with its arguments.
  func start(shell script: String, _ arguments: String...) throws -> Child {
    try Child(shell(script, arguments), environment: environment)
  }

  /// Starts the program at a terminal.
  func startAtTerminal(_ arguments: [String]) throws -> Child {
    try Child([Self.program] + arguments, environment: environment, isAtTerminal: true)
  }

  /// Starts a shell at a terminal on a script in which `"$0"` is the program.
  func startAtTerminal(shell script: String) throws -> Child {
    try Child(shell(script), environment: environment, isAtTerminal: true)
  }

  /// Runs the program on an input, to its end.
  func run(_ arguments: [String], input: String = "") async throws -> Run {
    let child = try start(arguments)
    child.types(input)
    child.endInput()
    return await child.ended()
  }

  /// Runs the program on an input, to its end.
  func run(_ arguments: String..., input: String = "") async throws -> Run {
    try await run(arguments, input: input)
  }

  /// Starts the program at a terminal whose screen can be seen.
  func live(_ arguments: [String] = []) throws -> TerminalSession {
    try TerminalSession(
      [Self.program] + arguments, environment: environment, screen: Self.screen, folder: folder)
  }

  /// Starts a shell on a script in which `"$0" "$@"` is the program with its arguments, at a
  /// terminal whose screen can be seen.
  func live(shell script: String, _ arguments: [String] = []) throws -> TerminalSession {
    try TerminalSession(
      shell(script, arguments), environment: environment, screen: Self.screen, folder: folder)
  }

  /// Starts the program at a terminal whose screen can be seen, as a job of a shell.
  func liveInShell(_ arguments: [String] = []) throws -> LiveShell {
    try LiveShell([Self.program] + arguments, environment: environment, screen: Self.screen)
  }

  private static let screen = TerminalScreen(columns: 80, rows: 24)

  private func shell(_ script: String, _ arguments: [String] = []) -> [String] {
    ["/bin/sh", "-c", script, Self.program] + arguments
  }

  /// The program that is tested: the one beside the tests, or another, such as one that was built
  /// as README says.
  static let program =
    ProcessInfo.processInfo.environment["REVERSI_PROGRAM"] ?? builtProgram("reversi")
}
