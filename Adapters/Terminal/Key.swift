/// What is done at the keyboard of a terminal, or reported by the terminal itself (CONSOLE C6.1).
package enum Key: Hashable, Sendable {
  /// Printable characters, typed or pasted.
  case text(String)
  /// Enter.
  case enter
  /// Backspace: what is before the cursor goes.
  case backspace
  /// Delete: what is at the cursor goes.
  case delete
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// Home, or Ctrl-A.
  case home
  /// End, or Ctrl-E.
  case end
  /// Ctrl-U.
  case eraseToStart
  /// Ctrl-W.
  case eraseWord
  /// Ctrl-L.
  case redraw
  /// Tab.
  case tab
  /// Ctrl-D.
  case endOfInput
  /// The terminal's answer to where the cursor is, counted from 1.
  case cursorReport(row: Int, column: Int)

  /// Makes the key that a control character stands for, if it stands for one.
  init?(control: Unicode.Scalar) {
    switch control {
    case "\r", "\n": self = .enter
    case "\u{8}", "\u{7f}": self = .backspace
    case "\t": self = .tab
    case "\u{1}": self = .home
    case "\u{4}": self = .endOfInput
    case "\u{5}": self = .end
    case "\u{c}": self = .redraw
    case "\u{15}": self = .eraseToStart
    case "\u{17}": self = .eraseWord
    default: return nil
    }
  }
}
