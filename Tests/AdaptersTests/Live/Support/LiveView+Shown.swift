import Adapters
import Domain
import UseCases

extension LiveView {
  /// The block as it is shown, with `█` for the cursor.
  func shown(in style: LiveStyle) -> String {
    var block = rows(in: style)
    block.rows[block.cursorRow] = block.rows[block.cursorRow].marking(
      column: block.cursorColumn, diskColumns: style.diskColumns)
    return block.rows.joined(separator: "\n")
  }

  /// The block of a session after some typing.
  init(_ session: Session, last: Move? = nil, notice: String = "", typed: String = "") {
    self.init(model: ViewModel(session))
    lastMove = last
    self.notice = notice
    line = TypedLine(typed)
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
