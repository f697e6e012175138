/// A row of cells, as many as the screen is wide.
struct ScreenRow: Hashable, Sendable {
  var cells: [Cell]
  /// Whether a character too many has gone on in the next row.
  var continues = false

  init(columns: Int) {
    cells = Array(repeating: Cell(), count: columns)
  }

  /// A row cut, or filled up with blanks, to a number of columns.
  init(_ cells: [Cell], columns: Int) {
    self.init(columns: columns)
    self.cells.replaceSubrange(..<min(cells.count, columns), with: cells.prefix(columns))
    if cells.count > columns, cells[columns].content == .rightHalf {
      self.cells[columns - 1] = Cell()
    }
  }

  /// What is to be seen in the row, without the blanks at its end.
  var text: String {
    let all = cells.map(\.text).joined()
    return String(all.reversed().drop { $0 == " " }.reversed())
  }

  /// The cells up to the last that was written to, or is coloured.
  var written: ArraySlice<Cell> {
    let count = cells.lastIndex { $0 != Cell() }.map { $0 + 1 } ?? 0
    return cells.prefix(count)
  }

  /// Writes a character over what is there.
  mutating func put(_ text: String, _ style: TextStyle, at column: Int, width: Int) {
    erase(column..<column + width, style)
    cells[column] = Cell(content: .text(text), style: style)
    for half in column + 1..<max(column + 1, column + width) {
      cells[half] = Cell(content: .rightHalf, style: style)
    }
  }

  /// Blanks some columns, and halves of characters that are left over beside them.
  mutating func erase(_ range: Range<Int>, _ style: TextStyle) {
    guard !range.isEmpty else { return }
    if cells[range.lowerBound].content == .rightHalf { cells[range.lowerBound - 1] = Cell() }
    if range.upperBound < cells.count, cells[range.upperBound].content == .rightHalf {
      cells[range.upperBound] = Cell()
    }
    for column in range { cells[column] = Cell(style: style.erased) }
  }

  /// Adds a character without a width of its own to the one before a column.
  mutating func combine(_ text: String, before column: Int) {
    guard let last = cells[..<column].lastIndex(where: { $0.content != .rightHalf }),
      case .text(let character) = cells[last].content
    else { return }
    cells[last].content = .text(character + text)
  }
}
