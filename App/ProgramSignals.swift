import Adapters
import Infrastructure

/// What a run does about signals: it never ends during a save, and leaves the terminal as it was.
struct ProgramSignals {
  let program: Program
  let clock: GameClock?
  let screen: LiveTerminal?

  func handle(_ signal: Signal) {
    switch signal {
    case .interrupt(let end):
      if screen?.prompt.interrupt() != true { self.end(end) }
    case .resize: screen?.resize()
    case .suspend(let stop): suspend(stop)
    case .resume: screen?.take()
    case .end(let end): self.end(end)
    }
  }

  private func suspend(_ stop: () -> Bool) {
    screen?.giveBack()
    clock?.stop()
    // A program that is continued only to be ended does not touch the terminal again.
    guard stop() else { return }
    clock?.resume()
    screen?.take()
  }

  private func end(_ end: () -> Void) {
    screen?.leave()
    program.endWhenSaved(end)
  }
}
