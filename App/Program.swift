import Adapters
import Infrastructure
import UseCases

/// A run of the program: everything it is made of, put together.
struct Program: Sendable {
  let options: Options

  /// Plays, and ends the process with how it has gone.
  func run() -> Never {
    switch Front(options) {
    case .script: runScript()
    case .gtp: runGTP()
    case .plain: runPlain()
    case .live(let terminal, let style): runLive(terminal, style)
    }
  }

  /// Returns the file of the saved game that the options ask for, or nil if there is none.
  func savedGame(isScript: Bool) -> FileGameRepository.OpenResult? {
    switch options.save {
    case .file(let name): FileGameRepository.open(path: name, owner: .user)
    case .usual where !isScript:
      SavedGamePlace.usual.map { FileGameRepository.open(path: $0, owner: .program) }
    case .usual, .nowhere: nil
    }
  }

  /// Returns standard output, which ends the program when it cannot be written.
  ///
  /// Where the terminal has gone, the write that fails may come before the signal that says so.
  func output(at terminal: Terminal? = nil, saving file: FileGameRepository?) -> StandardOutput {
    let isAtTerminal = StandardInput.isTerminal
    return StandardOutput { error in
      terminal?.leave()
      Self.end(saving: file) {
        if isAtTerminal, StandardInput.isGone { Signals.endByHangUp() }
        Self.endWithoutOutput(error)
      }
    }
  }

  /// Ends the program, but not in the midst of a save.
  static func end(saving file: FileGameRepository?, _ end: () -> Void) {
    if let file { file.afterSaving(end) } else { end() }
  }

  /// Returns the loop of a game.
  func loop(
    _ opening: LoadedGame, _ presenter: any Presenter, on timeline: Timeline
  ) -> GameLoop {
    GameLoop(
      session: opening.session,
      ports: Ports(repository: opening.repository, presenter: presenter), computer: computer,
      timeline: timeline, pace: options.pace)
  }

  /// The computer that plays where no person does.
  var computer: any Computer {
    RandomComputer(seed: options.seed ?? .random(in: .min ... .max))
  }

  /// Ends the program when standard output cannot be written.
  @Sendable static func endWithoutOutput(_ error: SystemError) {
    if error.isBrokenPipe {
      Signals.endByBrokenPipe()
      ExitStatus.brokenPipe.end()
    }
    StandardOutput { _ in }.write("reversi: cannot write: \(error)\n", to: .diagnostics)
    ExitStatus.failed.end()
  }
}
