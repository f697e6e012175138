import Adapters
import RoomAdapters
import Rooms

/// What a cell of the terminal shows.
struct Cell: Hashable, Sendable {
  /// The character; nil for the right half of the one before.
  var character: Character?
  /// How it looks.
  var face: Face

  static let blank = Cell(character: " ", face: .plain)
}

/// The cells of a row, from the first column on; what is behind them is blank.
///
/// Everything that is put together to a row is one, so its width is its count.
typealias Row = [Cell]

extension Row {
  /// Makes the cells of a text; a character without a width of its own is left out.
  init(_ text: String, _ face: Face = .plain) {
    // Nearly every text is such, whose characters need not be put together of bytes.
    if text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) {
      self.init(text.utf8.map { Character(Unicode.Scalar($0)) }, face)
      return
    }
    self = []
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      append(Cell(character: character, face: face.showing(character)))
      for _ in 1..<width { append(Cell(character: nil, face: face)) }
    }
  }

  /// Makes the cells of characters that take a column each.
  init(_ characters: [Character], _ face: Face) {
    self = characters.map { Cell(character: $0, face: face.showing($0)) }
  }

  /// Returns so many blank cells.
  static func blank(_ count: Int) -> Row {
    Array(repeating: .blank, count: Swift.max(0, count))
  }

  /// Returns the row with blanks behind it, so that it has at least a number of columns.
  func padded(to columns: Int) -> Row {
    self + .blank(columns - count)
  }

  /// Returns the row cut to a number of columns, with `~` at the cut; no character is split
  /// (C6.21).
  func cut(to columns: Int) -> Row {
    guard count > columns else { return self }
    guard columns > 0 else { return [] }
    let isSplit = self[columns - 1].character == nil
    let kept = prefix(columns - (isSplit ? 2 : 1))
    return kept + Row("~", kept.last?.face ?? .plain)
  }

  /// Writes another row over this one, from a column on.
  mutating func write(_ row: Row, at column: Int) {
    let end = column + row.count
    if count < end { append(contentsOf: Row.blank(end - count)) }
    replaceSubrange(column..<end, with: row)
  }
}

extension Sequence<Row> {
  /// Returns the first of several rows that has room in a number of columns, or else the last one,
  /// cut.
  func fit(in columns: Int) -> Row {
    var row: Row = []
    for alternative in self {
      row = alternative
      if row.count <= columns { return row }
    }
    return row.cut(to: columns)
  }
}

extension Face {
  /// Returns the face of a character: a space on a ground has no ink.
  fileprivate func showing(_ character: Character) -> Face {
    character == " " && !isReversed ? Face(ground: ground) : self
  }
}
