import Adapters
import Infrastructure

/// The terminal under the live front, as far as signals concern it.
struct LiveScreen: Sendable {
  let terminal: Terminal
  let presenter: LivePresenter
  let prompt: LivePrompt

  /// The milliseconds for which a frame is awaited: more than it takes, unless the terminal is stuck.
  private static let patience = 200

  /// Takes the terminal again after others have had it.
  func take() {
    resize()
    presenter.open()
  }

  /// Leaves the terminal to others.
  func giveBack() {
    BoundedWait.wait(atMost: Self.patience) { [presenter] in presenter.close(then: $0) }
    terminal.switchToLines()
  }

  /// Follows the terminal to another size.
  func resize() {
    if let size = terminal.size { presenter.resize(columns: size.columns, rows: size.rows) }
    setTerminal()
  }

  /// Leaves the terminal as it was, whatever else is going on.
  func leave() {
    BoundedWait.wait(atMost: Self.patience) { [presenter] in presenter.leave(then: $0) }
    terminal.leave()
  }

  /// Has the terminal give keys, or lines where the face is plain.
  func setTerminal() {
    if presenter.wantsKeys { terminal.switchToKeys() } else { terminal.switchToLines() }
  }
}
