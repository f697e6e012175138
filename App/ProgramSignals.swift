import Adapters
import Infrastructure
import LiveFront

extension Program {
  /// Responds to a signal: a run never ends during a save, and leaves the terminal as it was.
  func respond(to signal: Signal, clock: GameClock?, screen: LiveTerminal?) {
    switch signal {
    case .interrupt(let end):
      // Ctrl-C ends the program only if it has nothing else to end.
      let hasEndedSomething = screen?.prompt.interrupt() ?? false
      if !hasEndedSomething { leave(screen, then: end) }
    case .end(let end): leave(screen, then: end)
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

  private func leave(_ screen: LiveTerminal?, then end: () -> Void) {
    screen?.leave()
    endWhenSaved { _ in end() }
  }
}
