/// The place of a cell on a screen, counted from zero.
package struct Place: Hashable, Sendable {
  package var column = 0
  package var row = 0

  package init(column: Int = 0, row: Int = 0) {
    (self.column, self.row) = (column, row)
  }
}

/// The cells of a screen, with its cursor and style.
struct Grid: Hashable, Sendable {
  var columns: Int
  var rows: [ScreenRow]
  /// The rows that have scrolled off the top of the screen.
  var above: [ScreenRow] = []
  var cursor = Place()
  /// True if the last column was written and the next character wraps.
  var isWrapPending = false
  var style = CellStyle()
  /// The rows that scroll, or `nil` for all.
  private var region: Range<Int>?
  var hasWrapped = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: ScreenRow(columns: columns), count: rows)
  }

  /// Writes a character, moving to the next row if it does not fit.
  mutating func write(_ text: String, width: Int) {
    guard width > 0 else {
      let end = cursor.column + (isWrapPending ? 1 : 0)
      return rows[cursor.row].combine(text, before: end)
    }
    let width = min(width, columns)
    if isWrapPending || cursor.column + width > columns { wrap() }
    rows[cursor.row].put(text, style.parameters, at: cursor.column, width: width)
    cursor.column += width
    guard cursor.column == columns else { return }
    cursor.column -= 1
    isWrapPending = true
  }

  private mutating func wrap() {
    if !isWrapPending {
      rows[cursor.row].erase(from: cursor.column)
      rows[cursor.row].cells[cursor.column].content = .filler
    }
    rows[cursor.row].continues = true
    hasWrapped = true
    lineFeed()
    cursor.column = 0
  }

  /// Moves the cursor down, or scrolls at the bottom of the region.
  ///
  /// A row that scrolls off the top of the screen goes to `above`.
  mutating func lineFeed() {
    isWrapPending = false
    let region = region ?? 0..<rows.count
    guard cursor.row == region.upperBound - 1 else {
      cursor.row = min(cursor.row + 1, rows.count - 1)
      return
    }
    let row = rows.remove(at: region.lowerBound)
    if region.lowerBound == 0 { above.append(row) }
    rows.insert(ScreenRow(columns: columns), at: region.upperBound - 1)
  }

  /// Inserts empty rows at the cursor, dropping the lowest rows of the region.
  ///
  /// Moves the cursor to the start of the first new row.
  mutating func insertRows(_ count: Int) {
    let region = region ?? 0..<rows.count
    guard region.contains(cursor.row) else { return }
    for _ in 0..<min(count, region.upperBound - cursor.row) {
      rows.remove(at: region.upperBound - 1)
      rows.insert(ScreenRow(columns: columns), at: cursor.row)
    }
    move(column: 0)
  }

  /// Sets the rows that scroll and moves the cursor to the first cell.
  mutating func scroll(_ rows: Range<Int>) {
    region = rows.count == self.rows.count ? nil : rows
    move(column: 0, row: 0)
  }

  /// Moves the cursor to a place, or to the nearest cell on the screen.
  mutating func move(column: Int? = nil, row: Int? = nil) {
    isWrapPending = false
    cursor.column = min(max(0, column ?? cursor.column), columns - 1)
    cursor.row = min(max(0, row ?? cursor.row), rows.count - 1)
  }

  mutating func eraseRow() {
    rows[cursor.row].erase(from: 0)
  }

  mutating func eraseRestOfRow() {
    rows[cursor.row].erase(from: cursor.column)
    isWrapPending = false
  }

  /// Erases all rows, and leaves the cursor where it is.
  mutating func eraseAll() {
    let place = cursor
    move(column: 0, row: 0)
    eraseRest()
    cursor = place
  }

  mutating func eraseRest() {
    eraseRestOfRow()
    for row in rows.indices.dropFirst(cursor.row + 1) { rows[row].erase(from: 0) }
  }
}
