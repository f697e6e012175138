import Adapters
import Infrastructure

/// What a run does about signals: it never ends in a save, and leaves the terminal as it was.
struct ProgramSignals: SignalHandler {
  let file: FileGameRepository?
  var clock: GameClock?
  var screen: LiveScreen?

  func interrupt() -> Bool { screen?.prompt.interrupt() ?? false }

  func resize() { screen?.resize() }

  func suspend(_ stop: () -> Bool) {
    screen?.giveBack()
    clock?.stop()
    // What is to be ended leaves the terminal to whoever has it now.
    guard stop() else { return }
    clock?.goOn()
    screen?.take()
  }

  func goOn() { screen?.take() }

  func end(_ end: () -> Void) {
    screen?.leave()
    Program.end(saving: file, end)
  }
}
