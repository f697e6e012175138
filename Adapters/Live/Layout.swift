/// The arrangement of the live front end on a terminal (C6.3, C6.12).
package struct Layout: Hashable, Sendable {
  /// The size of the board's squares.
  package enum Shape: Hashable, Sendable {
    /// Squares of two rows and four columns.
    case medium
    /// Squares of one row and two columns, or four columns with values.
    case small(columns: Int)
  }

  let style: LiveStyle
  package let shape: Shape
  /// True if the panel is beside the board, or false if it is below.
  package let isPanelBeside: Bool
  /// True if the terminal has room for the block (C1.4).
  package let fits: Bool
  let hasRoomForNumbers: Bool
  /// The number of panel rows below the board, 0 to 2.
  let rowsBelow: Int
  /// The number of notice rows, 1 to 3.
  let noticeRows: Int
  let hasLowerLetters: Bool

  /// The combinations of board shape and panel position, in order of preference.
  private static let arrangements: [(shape: Shape, isBeside: Bool)] = [
    (.medium, true), (.small(columns: 2), true), (.medium, false), (.small(columns: 2), false),
  ]

  /// Creates a layout, widening a small board for values if wanted and possible.
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
    // Allots the remaining rows by importance.
    var free = style.rows - narrow.leastRows
    func take(_ count: Int) -> Int {
      let taken = max(0, min(count, free))
      free -= taken
      return taken
    }
    // A panel below the board names no keys, so the notice says more and needs more rows.
    let secondRow = take(1)
    rowsBelow = isPanelBeside ? 0 : take(2)
    noticeRows = 1 + secondRow + (isPanelBeside ? 0 : take(1))
    hasLowerLetters = narrow != .medium && take(1) == 1
  }

  package var panelColumn: Int { isPanelBeside ? shape.columns + shape.margin : 0 }

  var panelColumns: Int { style.columns - panelColumn }

  /// The board row at which the panel begins.
  var panelTop: Int { shape == .medium ? 2 : 1 }

  var panelRows: Int { boardRows - panelTop }

  /// The number of graph rows, doubled in a tall window.
  var graphRows: Int { shape == .medium && style.rows >= 30 ? 4 : 2 }

  /// The height of the board and its letters, in rows.
  var boardRows: Int { 1 + 8 * shape.squareRows + (hasLowerLetters ? 1 : 0) }

  /// The height of the block in rows, or 1 if it does not fit.
  package var blockRows: Int { fits ? boardRows + rowsBelow + noticeRows + 1 : 1 }
}

extension Layout.Shape {
  var squareColumns: Int {
    switch self {
    case .medium: 4
    case .small(let columns): columns
    }
  }

  var squareRows: Int { self == .medium ? 2 : 1 }

  var hasNumbers: Bool { squareColumns == 4 }

  /// The width of the row numbers on the left, in columns.
  static let labelColumns = 3

  /// The width of the board and its row numbers, in columns.
  fileprivate var columns: Int {
    Self.labelColumns + 8 * squareColumns + (self == .medium ? 0 : 2)
  }

  fileprivate var margin: Int {
    switch self {
    case .medium: 4
    // Leaves room for all of the panel's text in 80 columns.
    case .small(let columns): columns == 4 ? 2 : 3
    }
  }

  /// The height of the smallest block: the board, a notice row, and the prompt.
  fileprivate var leastRows: Int { 1 + 8 * squareRows + 2 }

  fileprivate func fits(in style: LiveStyle, besidePanel isBeside: Bool) -> Bool {
    // The width of ` ● White 16 computer 2 | thinking`.
    let panelColumns = 34
    let columns = isBeside ? columns + margin + panelColumns : max(24, columns)
    return columns <= style.columns && leastRows + rowsKept(besidePanel: isBeside) <= style.rows
  }

  /// The extra rows that a medium board must leave for the notice and panel.
  private func rowsKept(besidePanel isBeside: Bool) -> Int {
    guard self == .medium else { return 0 }
    return isBeside ? 1 : 3
  }
}
