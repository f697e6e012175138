/// A terminal's way of adapting its rows to a new size.
package enum Resizing: Hashable, Sendable, CaseIterable {
  /// Cuts rows, like xterm.
  case clip
  /// Rewraps lines, like VTE and tmux.
  case reflow
}

extension Grid {
  /// A place in the text, independent of the number of columns.
  private struct Mark {
    var line: Int
    var offset: Int
  }

  /// Resizes the screen.
  ///
  /// A shorter screen first loses blank rows below the cursor and then rows at the top. A taller
  /// screen regains rows from `above`.
  mutating func resize(columns: Int, rows count: Int, _ manner: Resizing) {
    let blanks = rows.dropFirst(cursor.row + 1).reversed().prefix { $0.written.isEmpty }.count
    let old = (above + rows).dropLast(blanks)
    let offset = cursor.column + (manner == .reflow && isWrapPending ? 1 : 0)
    var pen = Mark(line: above.count + cursor.row, offset: offset)
    var top = Mark(line: above.count, offset: 0)
    let lines = manner == .reflow ? join(old, &pen, &top) : old.map { Array($0.written) }
    var new: [ScreenRow] = []
    var (place, topRow) = (Place(), 0)
    for (number, line) in lines.enumerated() {
      let wrapped = manner == .clip ? [0..<line.count] : Self.wrap(line, columns)
      for (part, range) in wrapped.enumerated() {
        let isLast = part == wrapped.count - 1
        if top.line == number, range.lowerBound <= top.offset { topRow = new.count }
        if pen.line == number, range.lowerBound <= pen.offset {
          place = Place(column: pen.offset - range.lowerBound, row: new.count)
        }
        new.append(Self.row(line[range], columns, continues: !isLast))
      }
    }
    isWrapPending = manner == .reflow && isWrapPending && place.column >= columns
    let bottom = min(new.count + blanks - count, topRow)
    let first = max(0, min(max(bottom, new.count - count), place.row))
    above = Array(new.prefix(first))
    rows = Array(new.dropFirst(first).prefix(count))
    while rows.count < count { rows.append(ScreenRow(columns: columns)) }
    self.columns = columns
    cursor = Place(column: min(place.column, columns - 1), row: place.row - first)
  }

  /// Joins the rows of each line and adjusts the marks.
  private func join(_ rows: ArraySlice<ScreenRow>, _ cursor: inout Mark, _ top: inout Mark)
    -> [[Cell]]
  {
    var lines: [[Cell]] = [[]]
    let (cursorRow, topRow) = (cursor.line, top.line)
    for (number, row) in rows.enumerated() {
      let start = lines[lines.count - 1].count
      if number == cursorRow {
        cursor = Mark(line: lines.count - 1, offset: start + cursor.offset)
      }
      if number == topRow { top = Mark(line: lines.count - 1, offset: start) }
      let cells = row.continues ? row.cells[...] : row.written
      lines[lines.count - 1] += cells.filter { $0.content != .filler }
      if !row.continues, number < rows.count - 1 { lines.append([]) }
    }
    return lines
  }

  /// Returns the parts of a line, one for each row that it needs.
  private static func wrap(_ line: [Cell], _ columns: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while line.count - start > columns {
      let isSplit = line[start + columns].content == .rightHalf
      let end = start + max(1, columns - (isSplit ? 1 : 0))
      parts.append(start..<end)
      start = end
    }
    return parts + [start..<line.count]
  }

  private static func row(_ cells: ArraySlice<Cell>, _ columns: Int, continues: Bool) -> ScreenRow {
    var row = ScreenRow(Array(cells), columns: columns)
    row.continues = continues
    if continues, cells.count < columns { row.cells[cells.count].content = .filler }
    return row
  }
}
