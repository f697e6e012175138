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
    guard shape == .medium else { return 2 }
    return isPanelBeside ? 3 : 5
  }

  var panelColumn: Int { isPanelBeside ? shape.columns + Self.gap : 0 }
  var panelColumns: Int { window.columns - panelColumn }

  /// True if one row must say all that is not on the board.
  var isBrief: Bool { !isPanelBeside && rowsBelow < 3 }

  /// The rows for the notice, 1 to 3.
  var noticeRows: Int {
    if isBrief { return 1 }
    // The hints and the prompt have a row each, and the players, too, if there is no panel.
    let free = rowsBelow - (isPanelBeside ? 2 : 3)
    return max(1, min(isPanelBeside ? 2 : 3, free))
  }

  /// The rows of the panel.
  var panelRows: Int {
    let below = rowsBelow - noticeRows - (isBrief ? 1 : 2)
    return isPanelBeside ? shape.rows + below : below
  }

  /// The rows under the board.
  private var rowsBelow: Int { window.rows - shape.rows }
}
