import Adapters

/// Where the live front puts things on a terminal: all that follows from a style (C6.3, C6.12).
package struct LiveLayout: Hashable {
  let style: LiveStyle
  private let arrangement: Arrangement
  /// Whether the terminal is large enough for the block (C1.4).
  package let fits: Bool

  /// A board, and where the panel is.
  private struct Arrangement: Hashable {
    let shape: BoardShape
    let isPanelBeside: Bool

    /// Returns the extent of all parts of the block, in a style.
    func extent(in style: LiveStyle) -> BoardShape.Extent {
      let board = shape.board
      let columns =
        isPanelBeside ? board.columns + shape.margin + style.panelColumns : board.columns
      let rows = isPanelBeside ? board.rows : board.rows + LiveStyle.rowsOfPanelBelow
      return BoardShape.Extent(
        columns: max(columns, style.leastColumns), rows: rows + LiveStyle.lowerRows)
    }
  }

  /// Makes the layout that follows from a style.
  package init(_ style: LiveStyle) {
    let terminal = BoardShape.Extent(columns: style.columns, rows: style.rows)
    let groups = BoardShape.groups(in: style).map { shapes in
      [true, false].flatMap { isBeside in
        shapes.map { Arrangement(shape: $0, isPanelBeside: isBeside) }
      }
    }
    let arrangements = groups.flatMap(\.self)
    let fitting = arrangements.first { $0.extent(in: style).fits(in: terminal) }
    arrangement = fitting ?? arrangements[arrangements.count - 1]
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

  /// The rows of a page that is shown in place of the board; never zero, because pages are counted
  /// by them.
  var pageRows: Int { max(1, style.rows - 2) }

  func wrapped(_ text: String) -> [String] {
    DisplayWidth.wrapped(text, to: style.columns, circleColumns: style.circleColumns)
  }

  func width(of text: String) -> Int {
    DisplayWidth.of(text, circleColumns: style.circleColumns)
  }

  func cut(_ text: String, to columns: Int? = nil) -> String {
    DisplayWidth.cut(text, to: columns ?? style.columns, circleColumns: style.circleColumns)
  }

  /// Returns the parts of a row, cut to a number of columns.
  func cut(_ pieces: [BoardPiece], to columns: Int) -> [BoardPiece] {
    guard width(of: pieces.text) > columns else { return pieces }
    var left = columns
    return pieces.map { piece in
      let cut = piece.with(text: cut(piece.text, to: left))
      left -= width(of: cut.text)
      return cut
    }
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
