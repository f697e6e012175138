/// All rows of the screen and the place of the terminal's cursor.
package struct Frame: Hashable, Sendable {
  package let rows: [Row]
  /// The row of the cursor, from 0.
  package let cursorRow: Int
  /// The column of the cursor, from 0.
  package let cursorColumn: Int

  init(rows: [Row], cursorRow: Int = 0, cursorColumn: Int = 0) {
    self.rows = rows
    self.cursorRow = cursorRow
    self.cursorColumn = cursorColumn
  }

  /// The text of all rows, without faces or trailing blanks.
  package var text: String {
    let lines = rows.map { row in
      let text = row.text
      let end = text.lastIndex { $0 != " " }
      return end.map { String(text[...$0]) } ?? ""
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the bytes that turn another frame on the screen into this one.
  ///
  /// Without another frame, the screen is cleared first. The result is empty if nothing differs.
  package func text(after old: Frame?, in palette: Palette) -> String {
    guard self != old else { return "" }
    var pen = Pen(palette)
    if old == nil { pen.clear() }
    pen.write(rows, over: old?.rows ?? [])
    return pen.framed(endingAtRow: cursorRow, column: cursorColumn)
  }
}

extension Row {
  /// Returns the row as text with its colors, for the normal screen.
  package func text(in palette: Palette) -> String {
    var pen = Pen(palette)
    pen.write(self)
    return pen.text
  }
}
