/// The cells of a screen, and where the next character goes.
struct Grid: Hashable, Sendable {
  /// A cell's place, counted from zero.
  struct Place: Hashable, Sendable {
    var column = 0
    var row = 0
  }

  /// Where characters go, and how they look there.
  struct Pen: Hashable, Sendable {
    var place = Place()
    /// Whether the last column was written to, so that the next character wraps.
    var isWrapPending = false
    var style = TextStyle()
  }

  var columns: Int
  var rows: [ScreenRow]
  /// The rows that have left the screen at its top.
  var above: [ScreenRow] = []
  var pen = Pen()
  var saved = Pen()
  var hasWrapped = false

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = Array(repeating: ScreenRow(columns: self.columns), count: max(1, rows))
  }

  /// Writes a character, in the next row if the last column is taken.
  mutating func write(_ text: String, width: Int) {
    guard width > 0 else {
      let end = pen.place.column + (pen.isWrapPending ? 1 : 0)
      return rows[pen.place.row].combine(text, before: end)
    }
    let width = min(width, columns)
    if pen.isWrapPending || pen.place.column + width > columns { wrap() }
    rows[pen.place.row].put(text, pen.style, at: pen.place.column, width: width)
    pen.place.column += width
    guard pen.place.column == columns else { return }
    pen.place.column -= 1
    pen.isWrapPending = true
  }

  private mutating func wrap() {
    if !pen.isWrapPending {
      rows[pen.place.row].erase(pen.place.column..<columns, pen.style)
      rows[pen.place.row].cells[pen.place.column].content = .filler
    }
    rows[pen.place.row].continues = true
    hasWrapped = true
    lineFeed()
    pen.place.column = 0
  }

  /// Goes down; at the bottom everything moves up, and the top row leaves the screen.
  mutating func lineFeed() {
    pen.isWrapPending = false
    guard pen.place.row == rows.count - 1 else {
      pen.place.row += 1
      return
    }
    above.append(rows.removeFirst())
    var row = ScreenRow(columns: columns)
    row.erase(0..<columns, pen.style)
    rows.append(row)
  }

  /// Goes to the next of the stops, which are eight columns apart.
  mutating func tab() {
    pen.place.column = min(columns - 1, (pen.place.column / 8 + 1) * 8)
  }

  /// Goes to a place, or as near to it as there is a cell.
  mutating func move(column: Int? = nil, row: Int? = nil) {
    pen.isWrapPending = false
    pen.place.column = min(max(0, column ?? pen.place.column), columns - 1)
    pen.place.row = min(max(0, row ?? pen.place.row), rows.count - 1)
  }

  /// Goes some cells, not beyond the edges.
  mutating func move(byColumns columns: Int = 0, byRows rows: Int = 0) {
    move(column: pen.place.column + columns, row: pen.place.row + rows)
  }
}
