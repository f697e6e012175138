import Adapters
import Infrastructure

/// The terminal of the live front, with what signals do to it.
struct LiveTerminal: Sendable {
  let terminal: Terminal
  let presenter: LivePresenter
  let prompt: LivePrompt

  /// The milliseconds to wait for a frame to be written; only a terminal that is stuck takes
  /// longer.
  private static let patience = 2000

  /// Takes the terminal back after others have used it; what is typed is no longer echoed when the
  /// first frame is painted.
  func take() {
    terminal.switchToKeys()
    resize()
    presenter.open()
  }

  func giveBack() {
    BoundedWait.wait(atMost: Self.patience) { [presenter] in presenter.close(then: $0) }
    terminal.switchToLines()
  }

  func resize() {
    if let size = terminal.size { presenter.resize(columns: size.columns, rows: size.rows) }
  }

  /// Gives the terminal back for good, whatever else is going on.
  func leave() {
    BoundedWait.wait(atMost: Self.patience) { [presenter] in presenter.leave(then: $0) }
    terminal.leave()
  }
}
