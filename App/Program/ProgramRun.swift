import Adapters
package import Infrastructure
import LiveFront
package import RawTerminal
import RoomAdapters

/// A run of a front end, with its response to signals.
package struct ProgramRun: Sendable {
  package let isAtTerminal: Bool
  private let savePlace: SavePlace
  /// True with `--save FILE`, which promises that the file holds the game (C5.5).
  private let isPromised: Bool
  private let clock: GameClock?
  private let screen: LiveTerminal?
  private let front: @Sendable () async -> ExitStatus

  /// Creates the run of an opened program, where `front` runs the front end.
  init(
    _ opened: OpenedProgram, clock: GameClock? = nil, screen: LiveTerminal? = nil,
    _ front: @escaping @Sendable () async -> ExitStatus
  ) {
    isAtTerminal = opened.program.isAtTerminal
    savePlace = opened.savePlace
    isPromised = if case .file = opened.options.save { true } else { false }
    self.clock = clock
    self.screen = screen
    self.front = front
  }

  /// Runs the front end until it finishes.
  ///
  /// - Returns: the exit status, leaving aside failed saves.
  package func play() async -> ExitStatus {
    let status = await front()
    screen?.terminal.switchTo(.linesForGood)
    return status
  }

  /// Calls `end` after any save in progress.
  ///
  /// `isKept` is `false` if the FILE of `--save` does not hold the game.
  package func whenSaved(_ end: (_ isKept: Bool) -> Void) {
    savePlace.afterSaving { holdsGame in end(holdsGame || !isPromised) }
  }

  /// Responds to a signal, restoring the terminal and never interrupting a save.
  package func respond(to signal: Signal) {
    switch signal {
    case .interrupt(let end):
      // Ctrl-C ends the program only if there is nothing to cancel.
      let hasEndedSomething = screen?.prompt.interrupt() ?? false
      if !hasEndedSomething { leave(then: end) }
    case .end(let end): leave(then: end)
    case .resize: screen?.resize()
    case .resume: screen?.take()
    case .suspend(let stop):
      screen?.giveBack()
      clock?.stop()
      // A program that resumes only to end must not touch the terminal.
      guard stop() else { return }
      clock?.resume()
      screen?.take()
    }
  }

  private func leave(then end: () -> Void) {
    screen?.leave()
    whenSaved { _ in end() }
  }
}
