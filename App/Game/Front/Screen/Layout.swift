/// The arrangement of the screen in a window.
///
/// The board stands at the top left, the panel beside it or below. The hints of keys, the notice,
/// and the prompt follow at the bottom.
struct Layout: Hashable {
  /// The size of the board's squares.
  enum Shape: Hashable {
    /// Squares of two rows and four columns.
    case medium
    /// Squares of one row and four columns, with room for values.
    case wide
    /// Squares of one row and two columns.
    case small

    var squareColumns: Int { self == .small ? 2 : 4 }
    var squareRows: Int { self == .medium ? 2 : 1 }
    /// The width of the board and the row numbers on its left.
    var columns: Int { Shape.labelColumns + 8 * squareColumns + 1 }
    /// The height of the board and the letters above it.
    var rows: Int { 1 + 8 * squareRows }

    static let labelColumns = 3
  }

  let window: Window
  let shape: Shape
  let isPanelBeside: Bool

  private static let leastPanelColumns = 34
  private static let gap = 3
  /// The rows below a board with a panel, hints, a whole notice, and the prompt.
  private static let leastRowsOfNotice = 7
  /// The width at which each notice fits in three rows.
  private static let leastColumnsOfNotice = 30

  /// Chooses the largest board that leaves enough rows below it.
  init(_ window: Window, hasValues: Bool) {
    self.window = window
    let flat: [Shape] = hasValues ? [.wide, .small] : [.small]
    let shapes: [Shape] = window.style.hasGrounds ? [.medium] + flat : flat
    let beside = shapes.first { Self.fits($0, isPanelBeside: true, in: window) }
    shape = beside ?? shapes.first { Self.fits($0, isPanelBeside: false, in: window) } ?? .small
    isPanelBeside = beside != nil
  }

  private static func fits(_ shape: Shape, isPanelBeside: Bool, in window: Window) -> Bool {
    let panel = isPanelBeside ? gap + leastPanelColumns : 0
    return shape.columns + panel <= window.columns
      && shape.rows + leastRowsBelow(shape, isPanelBeside: isPanelBeside) <= window.rows
  }

  /// Returns the rows that a board needs below it.
  private static func leastRowsBelow(_ shape: Shape, isPanelBeside: Bool) -> Int {
    if isPanelBeside { return 4 }
    return shape == .medium ? leastRowsOfNotice : 2
  }

  var panelColumn: Int { isPanelBeside ? shape.columns + Self.gap : 0 }
  var panelColumns: Int { window.columns - panelColumn }

  /// True if one short form serves as notice and hints.
  var isBrief: Bool {
    let isNarrow = window.columns < Self.leastColumnsOfNotice
    return !isPanelBeside && (isNarrow || rowsBelow < Self.leastRowsOfNotice)
  }

  /// The rows for the notice, 1 to 3.
  var noticeRows: Int {
    if isPanelBeside { return 2 }
    // The prompt has a row, and the panel two.
    return isBrief ? max(1, min(3, rowsBelow - 3)) : 3
  }

  /// The rows of the panel.
  var panelRows: Int {
    let below = rowsBelow - noticeRows - (isBrief ? 1 : 2)
    return isPanelBeside ? shape.rows + below : below
  }

  /// The rows under the board.
  private var rowsBelow: Int { window.rows - shape.rows }
}
