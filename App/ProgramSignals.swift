import Adapters
import Infrastructure

/// What a run does about signals: it never ends in a save, and leaves the terminal as it was.
struct ProgramSignals {
  let file: FileGameRepository?
  var clock: GameClock?
  var screen: LiveScreen?

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
    // What is to be ended leaves the terminal to whoever has it now.
    guard stop() else { return }
    clock?.resume()
    screen?.take()
  }

  private func end(_ end: () -> Void) {
    screen?.leave()
    Program.end(saving: file, end)
  }
}
