import Adapters
import RoomAdapters
import Rooms
import TerminalInput

/// One column of a row.
struct Cell: Hashable, Sendable {
  /// The character, or `nil` for the right half of a wide one.
  var character: Character?
  var face: Face

  static let blank = Cell(character: " ", face: .plain)
}

/// The cells of a row, from the first column.
///
/// The count is the row's width in columns. Columns beyond its end are blank.
typealias Row = [Cell]

extension Row {
  /// Creates the cells of the text, omitting zero-width characters.
  init(_ text: String, _ face: Face = .plain) {
    // A fast path for ASCII, the usual case.
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

  /// Creates the cells of characters that are one column wide.
  init(_ characters: [Character], _ face: Face) {
    self = characters.map { Cell(character: $0, face: face.showing($0)) }
  }

  static func blank(_ count: Int) -> Row {
    Array(repeating: .blank, count: Swift.max(0, count))
  }

  /// Returns the row with trailing blanks, at least `columns` wide.
  func padded(to columns: Int) -> Row {
    self + .blank(columns - count)
  }

  /// Returns the row cut to `columns`, with `~` at the cut (C6.21).
  ///
  /// Never splits a wide character.
  func cut(to columns: Int) -> Row {
    guard count > columns else { return self }
    guard columns > 0 else { return [] }
    let isSplit = self[columns - 1].character == nil
    let kept = prefix(columns - (isSplit ? 2 : 1))
    return kept + Row("~", kept.last?.face ?? .plain)
  }

  mutating func write(_ row: Row, at column: Int) {
    let end = column + row.count
    if count < end { append(contentsOf: Row.blank(end - count)) }
    replaceSubrange(column..<end, with: row)
  }
}

extension Sequence<Row> {
  /// Returns the first row that fits, or the last row, cut to fit.
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
  /// Returns the face for a character, with only the background color for a space.
  fileprivate func showing(_ character: Character) -> Face {
    character == " " && !isReversed ? Face(ground: ground) : self
  }
}
