import Adapters
import Domain
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import TestSupport
import UseCases

extension LiveView {
  /// The block of a table, with a notice.
  init(_ table: Table, notice: String? = nil) {
    self.init(model: TableModel(table))
    self.notice = notice.map(Notice.init(text:))
  }

  /// The rows of the block, with a line that is being typed.
  func rows(
    in style: LiveStyle, typed: TypedLine = TypedLine(), language: Language = .english
  ) -> (rows: [String], cursorColumn: Int) {
    let block = block(in: style, typed: typed, language: language)
    return (block.rows.map(\.text), block.cursorColumn)
  }

  /// The block, with a line that is being typed.
  func block(
    in style: LiveStyle, typed: TypedLine = TypedLine(), language: Language = .english
  ) -> BlockWriter.Block {
    LiveBlock(
      self, typing: typed, in: LiveLayout(style, withNumbers: wantsNumbers), language: language
    ).written
  }

  /// The block as it is shown, with `█` for the cursor.
  func shown(in style: LiveStyle, typed: String = "") -> String {
    let block = rows(in: style, typed: TypedLine(typed))
    var rows = block.rows
    let last = rows.removeLast()
    rows.append(last.marking(column: block.cursorColumn, diskColumns: style.diskColumns))
    return rows.joined(separator: "\n")
  }
}

extension LiveStyle {
  /// How wide a disk is.
  var diskColumns: Int {
    if case .unicode(columns: let columns) = glyphs { columns } else { 1 }
  }

  /// How many columns a row takes on such a terminal; colors take none.
  func width(_ row: String) -> Int {
    let text = row.withoutColors
    let disks = text.count { $0 == "●" || $0 == "○" }
    return text.reduce(disks * (diskColumns - 1)) { $0 + DisplayWidth.of($1) }
  }
}

extension String {
  /// The text without the sequences that set colors.
  var withoutColors: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "\u{1b}") {
      text += rest[..<start]
      rest = rest[start...].drop { $0 != "m" }.dropFirst()
    }
    return text + rest
  }
}
