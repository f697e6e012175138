import Adapters
package import Infrastructure
import LiveFront
package import RawTerminal
import RoomAdapters

/// A run of the program: a front that plays, and what signals and its end do to it.
package struct ProgramRun: Sendable {
  /// Whether a person plays at a terminal.
  package let isAtTerminal: Bool
  private let savePlace: SavePlace
  /// Whether it is promised that the saved game holds what is played (C5.5).
  private let isPromised: Bool
  private let clock: GameClock?
  private let screen: LiveTerminal?
  private let front: @Sendable () async -> ExitStatus

  /// Makes the run of an opened program whose front plays to its end.
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

  /// Plays to the end, and returns the status with which the program ends if what was promised is
  /// kept.
  package func play() async -> ExitStatus {
    let status = await front()
    screen?.terminal.switchTo(.linesForGood)
    return status
  }

  /// Calls a function when no save is under way, and tells it whether what was promised is kept:
  /// `--save FILE` promises that the file holds the game, and nothing else is promised.
  package func whenSaved(_ end: (_ isKept: Bool) -> Void) {
    savePlace.afterSaving { holdsGame in end(holdsGame || !isPromised) }
  }

  /// Responds to a signal: a run never ends during a save, and leaves the terminal as it was.
  package func respond(to signal: Signal) {
    switch signal {
    case .interrupt(let end):
      // Ctrl-C ends the program only if it has nothing else to end.
      let hasEndedSomething = screen?.prompt.interrupt() ?? false
      if !hasEndedSomething { leave(then: end) }
    case .end(let end): leave(then: end)
    case .resize: screen?.resize()
    case .resume: screen?.take()
    case .suspend(let stop):
      screen?.giveBack()
      clock?.stop()
      // A program that is continued only to be ended does not touch the terminal again.
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
