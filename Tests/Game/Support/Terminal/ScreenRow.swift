struct ScreenRow: Hashable, Sendable {
  var cells: [Cell]
  /// True if the line continues in the next row.
  var continues = false

  init(columns: Int) {
    cells = Array(repeating: Cell(), count: columns)
  }

  /// Creates a row, truncated or padded to a number of columns.
  init(_ cells: [Cell], columns: Int) {
    self.init(columns: columns)
    self.cells.replaceSubrange(..<min(cells.count, columns), with: cells.prefix(columns))
    if cells.count > columns, cells[columns].content == .rightHalf {
      self.cells[columns - 1] = Cell()
    }
  }

  /// The text of the row, without trailing blanks.
  var text: String {
    let end = cells.lastIndex { $0.text != " " } ?? -1
    return cells[...end].map(\.text).joined()
  }

  /// The cells up to the last written one.
  var written: ArraySlice<Cell> {
    cells.prefix(cells.lastIndex { $0 != Cell() }.map { $0 + 1 } ?? 0)
  }

  mutating func put(_ text: String, _ style: [Int], at column: Int, width: Int) {
    blank(column..<column + width)
    cells[column] = Cell(content: .text(text), style: style)
    for half in column + 1..<max(column + 1, column + width) {
      cells[half] = Cell(content: .rightHalf, style: style)
    }
  }

  mutating func erase(from column: Int) {
    blank(column..<cells.count)
    continues = false
  }

  /// Blanks columns and the other halves of wide characters cut at either end.
  private mutating func blank(_ range: Range<Int>) {
    if cells[range.lowerBound].content == .rightHalf { cells[range.lowerBound - 1] = Cell() }
    if range.upperBound < cells.count, cells[range.upperBound].content == .rightHalf {
      cells[range.upperBound] = Cell()
    }
    for column in range { cells[column] = Cell() }
  }

  /// Adds a combining character to the character before a column.
  mutating func combine(_ text: String, before column: Int) {
    guard let last = cells[..<column].lastIndex(where: { $0.content != .rightHalf }),
      case .text(let character) = cells[last].content
    else { return }
    cells[last].content = .text(character + text)
  }
}
