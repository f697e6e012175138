/// A key, or a report by the terminal itself (C6.20).
package enum Key: Hashable, Sendable {
  /// Typed printable characters.
  case text(String)
  /// Pasted printable characters, which only insert text.
  case pasted(String)
  case enter
  /// Backspace, which erases before the cursor.
  case backspace
  /// Delete, which erases at the cursor.
  case delete
  case left
  case right
  case up
  case down
  /// Ctrl-P, for the previous line.
  case older
  /// Ctrl-N, for the next line.
  case newer
  /// Home, or Ctrl-A.
  case home
  /// End, or Ctrl-E.
  case end
  case pageUp
  case pageDown
  /// Alt-B, or Left with Ctrl or Alt.
  case wordLeft
  /// Alt-F, or Right with Ctrl or Alt.
  case wordRight
  /// Ctrl-U.
  case eraseToStart
  /// Ctrl-K.
  case eraseToEnd
  /// Ctrl-W, or Alt and Backspace.
  case eraseWord
  /// Alt-D.
  case eraseNextWord
  /// Ctrl-Y, which inserts the erased text.
  case insertErased
  /// Ctrl-L.
  case redraw
  case tab
  /// Esc, with nothing right after it.
  case escape
  /// Ctrl-D.
  case endOfInput
  /// The terminal's report of the cursor position, from 1.
  case cursorReport(row: Int, column: Int)

  init?(alt: Unicode.Scalar) {
    switch alt {
    case "b", "B": self = .wordLeft
    case "f", "F": self = .wordRight
    case "d", "D": self = .eraseNextWord
    case "\u{8}", "\u{7f}": self = .eraseWord
    default: return nil
    }
  }

  init?(control: Unicode.Scalar) {
    switch control {
    case "\r", "\n": self = .enter
    case "\u{8}", "\u{7f}": self = .backspace
    case "\t": self = .tab
    case "\u{1}": self = .home
    case "\u{2}": self = .left
    case "\u{4}": self = .endOfInput
    case "\u{5}": self = .end
    case "\u{6}": self = .right
    case "\u{b}": self = .eraseToEnd
    case "\u{c}": self = .redraw
    case "\u{e}": self = .newer
    case "\u{10}": self = .older
    case "\u{15}": self = .eraseToStart
    case "\u{17}": self = .eraseWord
    case "\u{19}": self = .insertErased
    case "\u{1b}": self = .escape
    default: return nil
    }
  }
}
