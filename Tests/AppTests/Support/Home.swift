import Foundation
import TestSupport

/// A fresh home folder, and the program run in it.
struct Home: Sendable {
  let folder: TemporaryFolder
  /// The environment of the program.
  var environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XDG_") }
    environment["HOME"] = folder.path
    environment["XDG_STATE_HOME"] = folder.path("state")
    environment["TERM"] = "xterm"
    environment = environment.filter { !$0.key.hasPrefix("LC_") }
    environment["LANG"] = "C.UTF-8"
  }

  /// The name of the usual saved game in the folder.
  var game: String { "state/reversi/game" }

  /// What a person who leaves is told, if the game is saved at the usual place.
  var farewell: String { "reversi: The game is saved in \(folder.path(game)).\n" }

  /// What a person who leaves is told, if the game is not saved.
  var unsaved: String { "reversi: The game is not saved.\n" }

  /// Starts the program between pipes.
  func start(_ arguments: String..., readerLeaves: String? = nil) throws -> Child {
    try Child(
      [Self.program] + arguments, environment: environment, readerLeaves: readerLeaves)
  }

  /// Starts the program at a terminal.
  func startAtTerminal(_ arguments: [String]) throws -> Child {
    try Child([Self.program] + arguments, environment: environment, isAtTerminal: true)
  }

  /// Starts the program at a terminal.
  func startAtTerminal(_ arguments: String...) throws -> Child {
    try startAtTerminal(arguments)
  }

  /// Starts a shell on a script in which `"$0" "$@"` is the program with its arguments.
  func start(
    shell script: String, _ arguments: String..., isAtTerminal: Bool = false
  ) throws -> Child {
    let words = ["/bin/sh", "-c", script, Self.program] + arguments
    return try Child(words, environment: environment, isAtTerminal: isAtTerminal)
  }

  /// Starts a shell at a terminal on a script in which `"$0"` is the program.
  func startAtTerminal(shell script: String) throws -> Child {
    try Child(
      ["/bin/sh", "-c", script, Self.program], environment: environment, isAtTerminal: true)
  }

  /// Runs the program on an input, to its end.
  func run(_ arguments: [String], input: String = "") async throws -> Run {
    let child = try Child([Self.program] + arguments, environment: environment)
    child.types(input)
    child.endInput()
    return await child.ended()
  }

  /// Runs the program on an input, to its end.
  func run(_ arguments: String..., input: String = "") async throws -> Run {
    try await run(arguments, input: input)
  }

  /// The built program: it is beside the tests, whatever folder they were built in.
  static let program: String = {
    let beside =
      CommandLine.arguments.filter { $0.contains(".xctest") }
      + [Bundle.main.executablePath ?? "", CommandLine.arguments[0]]
    for place in beside {
      let bundle = place.components(separatedBy: ".xctest")[0]
      let program = URL(fileURLWithPath: bundle).deletingLastPathComponent()
        .appendingPathComponent("reversi").path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    return "reversi, which is not beside the tests"
  }()
}
