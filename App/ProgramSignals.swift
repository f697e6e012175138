import Adapters
import Infrastructure

extension Program {
  /// Responds to a signal: a run never ends during a save, and leaves the terminal as it was.
  func respond(to signal: Signal, clock: GameClock?, screen: LiveTerminal?) {
    switch signal {
    case .interrupt where screen?.prompt.interrupt() == true: break
    case .interrupt(let end), .end(let end):
      screen?.leave()
      endWhenSaved { _ in end() }
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
}
