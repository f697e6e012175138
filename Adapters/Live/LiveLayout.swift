import Adapters
import RoomAdapters

/// Where the live front puts things on a terminal: all that follows from a style (C6.3, C6.12).
package struct LiveLayout: Hashable {
  let style: LiveStyle
  private let arrangement: Arrangement
  /// Whether the terminal is large enough for the block (C1.4).
  package let fits: Bool
  /// Whether squares can show what they are worth.
  let hasRoomForNumbers: Bool

  /// A board, and where the panel is.
  private struct Arrangement: Hashable {
    let shape: BoardShape
    let isPanelBeside: Bool

    /// The rows of all parts of the block.
    var rows: Int {
      shape.board.rows + (isPanelBeside ? 0 : LiveStyle.rowsOfPanelBelow) + LiveStyle.lowerRows
    }

    /// Returns the arrangement with squares that have room for numbers, if it fits.
    func widened(in style: LiveStyle) -> Arrangement {
      guard let shape = shape.widened(circleColumns: style.circleColumns) else { return self }
      let wide = Arrangement(shape: shape, isPanelBeside: isPanelBeside)
      let terminal = BoardShape.Extent(columns: style.columns, rows: style.rows)
      return wide.extent(in: style).fits(in: terminal) ? wide : self
    }

    /// Returns the extent of all parts of the block, in a style.
    func extent(in style: LiveStyle) -> BoardShape.Extent {
      let board = shape.board
      let columns =
        isPanelBeside ? board.columns + shape.margin + style.panelColumns : board.columns
      return BoardShape.Extent(columns: max(columns, style.leastColumns), rows: rows)
    }
  }

  /// Makes the layout that follows from a style; a board with squares of one row is wider as long
  /// as they are to show numbers, if there is room for that beside the panel.
  package init(_ style: LiveStyle, withNumbers: Bool = false) {
    let terminal = BoardShape.Extent(columns: style.columns, rows: style.rows)
    let groups = BoardShape.groups(in: style).map { shapes in
      [true, false].flatMap { isBeside in
        shapes.map { Arrangement(shape: $0, isPanelBeside: isBeside) }
      }
    }
    let arrangements = groups.flatMap(\.self)
    let fitting = arrangements.first { $0.extent(in: style).fits(in: terminal) }
    let narrow = fitting ?? arrangements[arrangements.count - 1]
    let wide = narrow.widened(in: style)
    arrangement = withNumbers ? wide : narrow
    hasRoomForNumbers = wide.shape.hasNumbers
    fits = fitting != nil
    self.style = style
  }

  /// How large the board is.
  package var shape: BoardShape { arrangement.shape }

  /// What marks a square that may be picked, as a person calls it: a dot or a plus sign.
  var pick: PickMark {
    switch shape {
    case .characters, .small: .plus
    case .medium, .large: .dot
    }
  }

  /// Whether the panel stands beside the board; otherwise two lines of it stand below.
  package var isPanelBeside: Bool { arrangement.isPanelBeside }

  /// The column at which the panel begins.
  package var panelColumn: Int { isPanelBeside ? shape.board.columns + shape.margin : 0 }

  /// The columns that there are for the panel.
  var panelColumns: Int { style.columns - panelColumn }

  /// The rows that there are for the panel beside the board, down to its last one.
  var panelRows: Int { shape.board.rows - shape.panelTop }

  /// Whether a square has several rows: only then has the panel room for all of an analysis.
  var hasHighSquares: Bool { shape.square.rows > 1 }

  /// The rows of the block, which never change in a layout, so that it stands still.
  var blockRows: Int { fits ? arrangement.rows : 1 }

  /// The rows of a page that is shown in place of the board, above a row that says what keys do.
  var pageRows: Int { max(1, blockRows - 1) }

  func wrapped(_ text: String) -> [String] {
    DisplayWidth.wrapped(text, to: style.columns, circleColumns: style.circleColumns)
  }

  /// Returns the rows of a line that is told.
  func rows(of line: String) -> [[TextRun]] {
    wrapped(line.printable).map { fit([style.runs(of: $0)]) }
  }

  func width(of text: String) -> Int {
    DisplayWidth.of(text, circleColumns: style.circleColumns)
  }

  func cut(_ text: String, to columns: Int? = nil) -> String {
    DisplayWidth.cut(text, to: columns ?? style.columns, circleColumns: style.circleColumns)
  }

  /// Returns the first of several rows that has room in a number of columns, by default all of the
  /// terminal's, or else the last one, cut.
  func fit(_ alternatives: some Sequence<[TextRun]>, in columns: Int? = nil) -> [TextRun] {
    let columns = columns ?? style.columns
    var row: [TextRun] = []
    for alternative in alternatives {
      row = alternative
      if row.width(circleColumns: style.circleColumns) <= columns { return row }
    }
    return row.cut(to: columns, circleColumns: style.circleColumns)
  }
}

/// The extents of the parts beside and below the board.
extension LiveStyle {
  /// The columns that the panel needs: those of a disk, and of a player's name, count, mode, and
  /// indicator, such as ` ● White 16 computer 2 | thinking`.
  fileprivate var panelColumns: Int { 33 + circleColumns }

  /// The rows of the players and the message if they stand below the board.
  fileprivate static let rowsOfPanelBelow = 2

  /// The rows of a notice of one line or two, and of the prompt.
  fileprivate static let lowerRows = 3

  /// The columns that a prompt and the players below the board need, on the narrowest terminal.
  fileprivate var leastColumns: Int { circleColumns == 2 && !hasColor ? 33 : 24 }
}
