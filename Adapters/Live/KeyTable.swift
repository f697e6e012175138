import Adapters
import Domain
package import RoomAdapters
import Rooms
package import TerminalInput
import UseCases

/// What each key does in the live front, and when: the first row that fits decides (C6.13).
package enum KeyTable {
  /// When a row counts.
  package enum Moment: Sendable {
    /// The terminal is too small for the block.
    case tooSmall
    /// A page of an answer is shown in place of the board.
    case page
    /// The cursor is on the board, and nothing is typed.
    case cursor
    /// Disks turn, and nothing is typed, nor asked.
    case turning
    /// The key before has shown the help, which needs no Enter.
    case helpShown
    /// Nothing is typed.
    case nothingTyped
    /// Always.
    case always
  }

  /// Which keys a row is for.
  package enum Keys: Sendable {
    case these([Key])
    /// What is typed into a line.
    case text
    /// All that no row before is for.
    case others

    func contains(_ key: Key) -> Bool {
      switch self {
      case .these(let keys): keys.contains(key)
      case .text:
        switch key {
        case .text, .pasted: true
        default: false
        }
      case .others: true
      }
    }
  }

  /// What a key does.
  package enum Action: Sendable {
    /// Nothing.
    case nothing
    /// Shows another page.
    case turnPage(back: Bool)
    /// Leaves the pages, and types the key.
    case typeOverPage
    /// Ends the first thing there is to end (C6.5).
    case endFirst
    /// Paints the screen again (C6.16).
    case redraw
    /// Plays the square of the cursor.
    case playSquare
    /// Shows the cursor, or moves it.
    case moveCursor(BoardCursor.Arrow)
    /// Moves the cursor to the next legal square.
    case goToNextSquare
    /// Says what a command says.
    case say(TableCommand)
    /// Edits the line.
    case edit
  }

  /// A row: when, which keys, and what they do.
  package typealias Row = (when: Moment, keys: Keys, does: Action)

  /// The rows, of which the first that fits a key and the moment decides.
  package static let rows: [Row] = [
    (.tooSmall, .these([.enter, .tab, .escape]), .nothing),
    (.always, .these([.escape]), .endFirst),
    (.always, .these([.redraw]), .redraw),
    (.page, .these([.pageUp, .up, .left]), .turnPage(back: true)),
    (.page, .these([.text(" ")]), .turnPage(back: false)),
    (.page, .text, .typeOverPage),
    (.page, .others, .turnPage(back: false)),
    (.cursor, .these([.enter, .text(" ")]), .playSquare),
    (.cursor, .these([.tab]), .goToNextSquare),
    (.turning, .these([.enter]), .say(.input(.finishShowing))),
    (.helpShown, .these([.enter]), .nothing),
    (.nothingTyped, .these([.text(" ")]), .nothing),
    (.nothingTyped, .these([.up]), .moveCursor(.up)),
    (.nothingTyped, .these([.down]), .moveCursor(.down)),
    (.nothingTyped, .these([.left]), .moveCursor(.left)),
    (.nothingTyped, .these([.right]), .moveCursor(.right)),
    (.nothingTyped, .these([.pageUp]), .say(.input(.go(.back), word: "back"))),
    (.nothingTyped, .these([.pageDown]), .say(.input(.go(.forward), word: "forward"))),
    (.nothingTyped, .these([.home]), .say(.input(.go(.first), word: "go"))),
    (.nothingTyped, .these([.end]), .say(.input(.go(.present), word: "go"))),
    (.nothingTyped, .these([.text("?"), .text("？")]), .say(.look(.help(.first)))),
    (.always, .others, .edit),
  ]

  /// Returns what a key does while some moments hold.
  static func action(of key: Key, while holds: (Moment) -> Bool) -> Action {
    rows.first { $0.keys.contains(key) && holds($0.when) }?.does ?? .nothing
  }
}
