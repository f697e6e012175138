/// Where the live front puts things on a terminal: all that follows from a style (C6.3, C6.12).
package struct Layout: Hashable, Sendable {
  /// How large the board is.
  package enum Shape: Hashable, Sendable {
    /// With squares of two rows and four columns.
    case medium
    /// With squares of one row and two columns, or four for numbers.
    case small(columns: Int)
  }

  let style: LiveStyle
  /// How large the board is.
  package let shape: Shape
  /// Whether the panel stands beside the board; otherwise two lines of it stand below.
  package let isPanelBeside: Bool
  /// Whether the terminal is large enough for the block (C1.4).
  package let fits: Bool
  /// Whether squares can show what they are worth.
  let hasRoomForNumbers: Bool
  /// The rows of the panel below the board.
  let rowsBelow: Int
  /// The rows of a notice.
  let noticeRows: Int
  /// Whether letters stand below the board, too.
  let hasLowerLetters: Bool

  /// The shapes, and where the panel is, of which the first counts that fits.
  private static let arrangements: [(shape: Shape, isBeside: Bool)] = [
    (.medium, true), (.small(columns: 2), true), (.medium, false), (.small(columns: 2), false),
  ]

  /// Makes the layout that follows from a style; a small board is wider as long as its squares are
  /// to show numbers, if there is room for that where the panel is.
  package init(_ style: LiveStyle, withNumbers: Bool = false) {
    self.style = style
    let allowed = Self.arrangements.filter { $0.shape != .medium || style.hasGrounds }
    let fitting = allowed.first { $0.shape.fits(in: style, besidePanel: $0.isBeside) }
    fits = fitting != nil
    isPanelBeside = fitting?.isBeside ?? false
    let narrow = fitting?.shape ?? .small(columns: 2)
    let canWiden =
      narrow != .medium && Shape.small(columns: 4).fits(in: style, besidePanel: isPanelBeside)
    hasRoomForNumbers = narrow == .medium || canWiden
    shape = canWiden && withNumbers ? .small(columns: 4) : narrow
    // What there is in few rows, by rank.
    var free = style.rows - narrow.leastRows
    func take(_ count: Int) -> Int {
      let taken = max(0, min(count, free))
      free -= taken
      return taken
    }
    // No keys are named below the board, so sentences need the more room.
    let secondRow = take(1)
    rowsBelow = isPanelBeside ? 0 : take(2)
    noticeRows = 1 + secondRow + (isPanelBeside ? 0 : take(1))
    hasLowerLetters = narrow != .medium && take(1) == 1
  }

  /// The column at which the panel begins.
  package var panelColumn: Int { isPanelBeside ? shape.columns + shape.margin : 0 }

  /// The columns that there are for the panel.
  var panelColumns: Int { style.columns - panelColumn }

  /// The row of the board beside which the panel begins.
  var panelTop: Int { shape == .medium ? 2 : 1 }

  /// The rows that there are for the panel beside the board.
  var panelRows: Int { boardRows - panelTop }

  /// The rows of the graph: more in a window in which there is room for much.
  var graphRows: Int { shape == .medium && style.rows >= 30 ? 4 : 2 }

  /// The rows of the board, with its letters.
  var boardRows: Int { 1 + 8 * shape.squareRows + (hasLowerLetters ? 1 : 0) }

  /// The rows of the block, which never change in a layout, so that it stands still.
  package var blockRows: Int { fits ? boardRows + rowsBelow + noticeRows + 1 : 1 }
}

extension Layout.Shape {
  /// The columns of a square.
  var squareColumns: Int {
    switch self {
    case .medium: 4
    case .small(let columns): columns
    }
  }

  /// The rows of a square.
  var squareRows: Int { self == .medium ? 2 : 1 }

  /// Whether squares have room for the number that says what they are worth.
  var hasNumbers: Bool { squareColumns == 4 }

  /// The columns of the numbers on the left.
  static let labelColumns = 3

  /// The columns of the board: beside a small one, numbers stand on the right, too.
  fileprivate var columns: Int {
    Self.labelColumns + 8 * squareColumns + (self == .medium ? 0 : 2)
  }

  /// The columns between the board and the panel.
  fileprivate var margin: Int {
    switch self {
    case .medium: 4
    // On 80 columns the panel has room for all its words so.
    case .small(let columns): columns == 4 ? 2 : 3
    }
  }

  /// The rows of the least block: the board, a notice, and the prompt.
  fileprivate var leastRows: Int { 1 + 8 * squareRows + 2 }

  /// Returns whether a block with a board of this shape has room.
  fileprivate func fits(in style: LiveStyle, besidePanel isBeside: Bool) -> Bool {
    // ` ● White 16 computer 2 | thinking` needs that many.
    let panelColumns = 34
    let columns = isBeside ? columns + margin + panelColumns : max(24, columns)
    return columns <= style.columns && leastRows + rowsKept(besidePanel: isBeside) <= style.rows
  }

  /// The rows beyond the least that a board leaves to a notice and the panel: a medium one is worth
  /// none of them.
  private func rowsKept(besidePanel isBeside: Bool) -> Int {
    guard self == .medium else { return 0 }
    return isBeside ? 1 : 3
  }
}
