import TerminalInput

/// One column of a row.
package struct Cell: Hashable, Sendable {
  /// The character, or `nil` for the right half of a wide one.
  var character: Character?
  var face: Face

  static let blank = Cell(character: " ", face: .plain)
}

/// The cells of a row of the screen, from the first column.
///
/// Columns beyond its end are blank.
package struct Row: Hashable, Sendable {
  private(set) var cells: [Cell]

  /// Creates an empty row.
  init() { cells = [] }

  init(_ cells: [Cell]) { self.cells = cells }

  /// Creates the cells of a text, omitting zero-width characters.
  init(_ text: String, _ face: Face = .plain) {
    cells = []
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      cells.append(Cell(character: character, face: face))
      for _ in 1..<width { cells.append(Cell(character: nil, face: face)) }
    }
  }

  static func blank(_ count: Int) -> Row {
    Row(Array(repeating: .blank, count: max(0, count)))
  }

  static func + (first: Row, second: Row) -> Row {
    Row(first.cells + second.cells)
  }

  static func += (row: inout Row, more: Row) {
    row.cells += more.cells
  }

  /// The width in columns.
  package var count: Int { cells.count }

  var isEmpty: Bool { cells.isEmpty }

  /// The characters of the row, without faces.
  package var text: String { String(cells.compactMap(\.character)) }

  /// Returns the row with trailing blanks, at least `columns` wide.
  func padded(to columns: Int) -> Row {
    self + .blank(columns - count)
  }

  /// Returns the row cut to `columns`, with `~` at the cut.
  ///
  /// Never splits a wide character.
  func cut(to columns: Int) -> Row {
    guard count > columns else { return self }
    guard columns > 0 else { return Row() }
    let isSplit = cells[columns - 1].character == nil
    let kept = cells.prefix(columns - (isSplit ? 2 : 1))
    return Row(Array(kept)) + Row("~", kept.last?.face ?? .plain)
  }

  /// Writes another row over this one.
  mutating func write(_ row: Row, at column: Int) {
    let end = column + row.count
    self = padded(to: end)
    cells.replaceSubrange(column..<end, with: row.cells)
  }
}

extension [Row] {
  /// Returns the rows side by side, with a gap between them.
  func joined(by gap: Row) -> Row {
    var joined = Row()
    for row in self {
      if !joined.isEmpty { joined += gap }
      joined += row
    }
    return joined
  }
}
