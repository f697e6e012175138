import Adapters
import Infrastructure

/// The terminal under the live face, as far as signals concern it.
struct LiveScreen: Sendable {
  let terminal: Terminal
  let presenter: LivePresenter
  let dialogue: LiveDialogue

  /// Takes the terminal again after others have had it.
  func take() {
    resize()
    presenter.open()
  }

  /// Leaves the terminal to others.
  func giveBack() {
    presenter.close()
    terminal.restore()
  }

  /// Follows the terminal to another size.
  func resize() {
    if let size = terminal.size { presenter.resize(columns: size.columns, rows: size.rows) }
    setTerminal()
  }

  /// Leaves the terminal as it was, whatever else is going on.
  func leave() {
    // A frame is written in no time, unless the terminal takes no more.
    var patience = 200
    while !presenter.leaveIfFree(), patience > 0 {
      Terminal.waitBriefly()
      patience -= 1
    }
    terminal.leave()
  }

  /// Has the terminal give keys, or lines where the face is plain.
  func setTerminal() {
    if presenter.wantsKeys { terminal.switchToKeys() } else { terminal.restore() }
  }
}
