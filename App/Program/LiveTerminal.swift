import Adapters
import Dispatch
import Infrastructure
package import LiveFront
import RawTerminal
import RoomAdapters

/// The terminal of the live front, with what signals do to it.
package struct LiveTerminal: Sendable {
  let terminal: any KeyTerminal
  let presenter: LivePresenter
  let prompt: LivePrompt

  /// Makes the terminal of a prompt and its presenter.
  package init(terminal: any KeyTerminal, presenter: LivePresenter, prompt: LivePrompt) {
    self.terminal = terminal
    self.presenter = presenter
    self.prompt = prompt
  }

  /// Takes the terminal back after others have used it; what is typed is no longer echoed when the
  /// first frame is painted.
  package func take() {
    terminal.switchTo(.keys)
    resize()
    presenter.open()
  }

  /// Gives the terminal to others, with the block as it is.
  package func giveBack() {
    wait { [presenter] in presenter.close(then: $0) }
    terminal.switchTo(.lines)
  }

  func resize() {
    if let size = terminal.size { presenter.resize(columns: size.columns, rows: size.rows) }
  }

  /// Gives the terminal back for good, whatever else is going on.
  package func leave() {
    if presenter.showsPlanned { wait { [prompt] in prompt.dropPlanned(then: $0) } }
    wait { [presenter] in presenter.leave(then: $0) }
    terminal.switchTo(.linesForGood)
  }

  /// Waits until something is done, such as the last frame written, but no longer than two seconds
  /// for a terminal or a disk that is stuck.
  private func wait(for work: @escaping @Sendable (_ done: @escaping @Sendable () -> Void) -> Void)
  {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async { work { isDone.signal() } }
    _ = isDone.wait(timeout: .now() + .seconds(2))
  }
}
