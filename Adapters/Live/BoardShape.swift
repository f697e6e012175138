import Adapters
import RoomAdapters

/// How large the board of the live front is, with its letters and numbers (C6.12).
package enum BoardShape: Hashable, Sendable {
  /// Without colors, with a space between squares of one or two columns, or of three for numbers.
  case characters(columns: Int)
  /// With squares of one row and two or three columns, or four for numbers.
  case small(columns: Int)
  /// With squares of two rows and four columns.
  case medium
  /// With squares of three rows and six columns.
  case large

  /// A number of columns and rows.
  package struct Extent: Hashable, Sendable {
    /// The columns.
    package let columns: Int
    /// The rows.
    package let rows: Int

    /// Whether there is room for it in another extent.
    func fits(in other: Extent) -> Bool {
      columns <= other.columns && rows <= other.rows
    }
  }

  /// The extent of a square, with the space beside it if there is one.
  var square: Extent {
    switch self {
    case .characters(let columns): Extent(columns: columns + 1, rows: 1)
    case .small(let columns): Extent(columns: columns, rows: 1)
    case .medium: Extent(columns: 4, rows: 2)
    case .large: Extent(columns: 6, rows: 3)
    }
  }

  /// Whether letters and numbers stand on all sides of the squares; otherwise they stand above and
  /// on the left.
  var isLabeledAround: Bool { square.rows == 1 }

  /// Whether its squares have room for the number that says what they are worth.
  var hasNumbers: Bool { square.columns >= 4 }

  /// Returns what stands on the left of a row of squares.
  static func leftLabel(_ label: String) -> String { " \(label) " }

  /// Returns what stands on the right of a row of squares that is labeled around.
  static func rightLabel(_ label: String) -> String { " \(label)" }

  /// The column in which the squares begin.
  static let labelColumns = leftLabel("1").count

  /// Returns the shape with as many rows whose squares have that room, if there is one.
  func widened(circleColumns: Int) -> BoardShape? {
    switch self {
    case .characters: .characters(columns: 3)
    // Circles of two columns fill their squares.
    case .small: circleColumns == 1 ? .small(columns: 4) : nil
    case .medium, .large: nil
    }
  }

  /// The extent of the board.
  var board: Extent {
    let right = isLabeledAround ? Self.rightLabel("1").count : 0
    return Extent(
      columns: Self.labelColumns + 8 * square.columns + right,
      rows: 8 * square.rows + (isLabeledAround ? 2 : 1))
  }

  /// The row of the letters, which ends behind the last one.
  var letters: String {
    TableDrawing.letters(margin: firstLetter, gap: square.columns - 1)
  }

  /// The column of the first letter, in the middle of its square.
  private var firstLetter: Int {
    switch self {
    case .characters: TableDrawing.firstLetter
    case .small, .medium, .large: Self.labelColumns + (square.columns - 1) / 2
    }
  }

  /// The columns between the board and the panel.
  var margin: Int {
    switch self {
    // On 80 columns the panel has room for all its words so.
    case .characters(columns: 3), .small(columns: 4): 2
    case .characters, .small: 3
    case .medium, .large: 4
    }
  }

  /// The row of the board beside which the panel begins.
  var panelTop: Int { isLabeledAround ? 1 : 2 }

  /// Returns the shapes that a style allows, in groups: a shape of a later group is used only if
  /// none before it fits.
  static func groups(in style: LiveStyle) -> [[BoardShape]] {
    guard style.hasColor else { return [[.characters(columns: style.circleColumns)]] }
    // A disk that is two columns wide fills a square of two.
    guard style.circleColumns == 1 else { return [[.small(columns: 2)]] }
    let small: [BoardShape] = [.small(columns: 3), .small(columns: 2)]
    guard style.isSmooth else { return [small] }
    switch style.size {
    case .auto: return [[.large, .medium] + small]
    case .small: return [small]
    case .medium: return [[.medium], small]
    case .large: return [[.large], [.medium] + small]
    }
  }
}
