/// The placement of the live front end's parts on a terminal (C6.3, C6.12).
package struct Layout: Hashable, Sendable {
  /// The size of the board.
  package enum Shape: Hashable, Sendable {
    /// Squares of two rows and four columns.
    case medium
    /// Squares of one row and two columns, or four for values.
    case small(columns: Int)
  }

  let style: LiveStyle
  package let shape: Shape
  /// True if the panel stands beside the board instead of below it.
  package let isPanelBeside: Bool
  /// True if the terminal has room for the block (C1.4).
  package let fits: Bool
  let hasRoomForNumbers: Bool
  /// The rows of the panel below the board, 0 to 2.
  let rowsBelow: Int
  /// The rows of the notice, 1 to 3.
  let noticeRows: Int
  let hasLowerLetters: Bool

  /// The board shapes and panel places, in order of preference.
  private static let arrangements: [(shape: Shape, isBeside: Bool)] = [
    (.medium, true), (.small(columns: 2), true), (.medium, false), (.small(columns: 2), false),
  ]

  /// Creates a layout, with room for values on a small board if possible.
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
    // The free rows are given out by importance.
    var free = style.rows - narrow.leastRows
    func take(_ count: Int) -> Int {
      let taken = max(0, min(count, free))
      free -= taken
      return taken
    }
    // Below the board no keys are named, so the notice says more and needs rows.
    let secondRow = take(1)
    rowsBelow = isPanelBeside ? 0 : take(2)
    noticeRows = 1 + secondRow + (isPanelBeside ? 0 : take(1))
    hasLowerLetters = narrow != .medium && take(1) == 1
  }

  package var panelColumn: Int { isPanelBeside ? shape.columns + shape.margin : 0 }

  var panelColumns: Int { style.columns - panelColumn }

  /// The row of the board at which the panel begins.
  var panelTop: Int { shape == .medium ? 2 : 1 }

  var panelRows: Int { boardRows - panelTop }

  /// The rows of the graph, doubled in a tall window.
  var graphRows: Int { shape == .medium && style.rows >= 30 ? 4 : 2 }

  /// The rows of the board and its letters.
  var boardRows: Int { 1 + 8 * shape.squareRows + (hasLowerLetters ? 1 : 0) }

  /// The rows of the block, constant in a layout.
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

  /// The columns of the row numbers on the left.
  static let labelColumns = 3

  /// The columns of the board and its row numbers.
  fileprivate var columns: Int {
    Self.labelColumns + 8 * squareColumns + (self == .medium ? 0 : 2)
  }

  fileprivate var margin: Int {
    switch self {
    case .medium: 4
    // Leaves the panel room for all its words on 80 columns.
    case .small(let columns): columns == 4 ? 2 : 3
    }
  }

  /// The rows of the smallest block: the board, a notice, and the prompt.
  fileprivate var leastRows: Int { 1 + 8 * squareRows + 2 }

  fileprivate func fits(in style: LiveStyle, besidePanel isBeside: Bool) -> Bool {
    // The width of ` ● White 16 computer 2 | thinking`.
    let panelColumns = 34
    let columns = isBeside ? columns + margin + panelColumns : max(24, columns)
    return columns <= style.columns && leastRows + rowsKept(besidePanel: isBeside) <= style.rows
  }

  /// The rows beyond `leastRows` that the notice and panel need.
  ///
  /// A medium board is not worth losing them.
  private func rowsKept(besidePanel isBeside: Bool) -> Int {
    guard self == .medium else { return 0 }
    return isBeside ? 1 : 3
  }
}
