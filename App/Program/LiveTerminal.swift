import Adapters
import Dispatch
import Infrastructure
package import LiveFront
import RawTerminal
import RoomAdapters

/// Responds to signals at the terminal of the live front end.
package struct LiveTerminal: Sendable {
  let terminal: any KeyTerminal
  let presenter: LivePresenter
  let prompt: LivePrompt

  package init(terminal: any KeyTerminal, presenter: LivePresenter, prompt: LivePrompt) {
    self.terminal = terminal
    self.presenter = presenter
    self.prompt = prompt
  }

  /// Takes the terminal back from other programs.
  ///
  /// Turns echo off before drawing the first frame.
  package func take() {
    terminal.switchTo(.keys)
    resize()
    presenter.open()
  }

  /// Hands the terminal to other programs, leaving the block on screen.
  package func giveBack() {
    wait { [presenter] in presenter.close(then: $0) }
    terminal.switchTo(.lines)
  }

  func resize() {
    if let size = terminal.size { presenter.resize(columns: size.columns, rows: size.rows) }
  }

  /// Gives up the terminal for good, even while the game continues.
  package func leave() {
    if presenter.hasQueue { wait { [prompt] in prompt.clearQueue(then: $0) } }
    wait { [presenter] in presenter.leave(then: $0) }
    terminal.switchTo(.linesForGood)
  }

  /// Waits at most two seconds for work such as drawing the last frame.
  ///
  /// The terminal or the file system may be stuck.
  private func wait(for work: @escaping @Sendable (_ done: @escaping @Sendable () -> Void) -> Void)
  {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async { work { isDone.signal() } }
    _ = isDone.wait(timeout: .now() + .seconds(2))
  }
}
