import Adapters
import Domain
import UseCases

/// The board of the live front, as it is drawn in a style (C6.7, C6.11, C6.12).
struct LiveBoard: Hashable {
  private let board: Board
  private let picks: SquareSet
  /// The square of the last disk placed, if it is marked.
  private let last: Square?
  /// The best square of the latest advice, as long as that holds.
  private let hint: Square?
  /// The square of the cursor, if it is shown.
  private let cursor: Square?
  /// What the legal squares are worth, if that is shown.
  private let worths: SquareWorths
  private let style: LiveStyle
  private let shape: BoardShape

  /// Makes the board of a view in a layout.
  init(_ view: LiveView, in layout: LiveLayout) {
    board = view.model.board
    picks = view.model.picks
    last = view.model.study.seen.lastMove?.square
    hint = view.best
    cursor = view.shownCursor?.square
    worths = SquareWorths(layout.shape.hasNumbers ? view.model.advice.found?.values : nil)
    style = layout.style
    shape = layout.shape
  }

  /// The rows: letters, eight ranks with their numbers, and letters again if the shape has them.
  var rows: [[BoardPiece]] {
    guard style.hasColor else { return drawing.rows.map { [BoardPiece($0)] } }
    let letters = [BoardPiece(shape.letters, .dim)]
    return [letters] + (0..<8).flatMap(rank) + (shape.isLabeledAround ? [letters] : [])
  }

  /// The rows in their colors.
  var paintedRows: [String] { rows.map(style.painted) }

  /// The board without colors.
  private var drawing: BoardDrawing {
    BoardDrawing(
      board: board, picks: picks, last: last, cursor: cursor, disk: style.disk,
      squareColumns: style.circleColumns)
  }

  /// Returns the rows of a rank, with its number beside the one in the middle.
  private func rank(_ y: Int) -> [[BoardPiece]] {
    let squares = (0..<8).compactMap { Square(x: $0, y: y) }.map(lines)
    let rows = shape.square.rows
    let drawn = (0..<rows).map { row in
      let label = row == (rows - 1) / 2 ? "\(y + 1)" : " "
      let right = shape.isLabeledAround ? [BoardPiece(" \(label)", .dim)] : []
      return [BoardPiece(" \(label) ", .dim)] + squares.flatMap { $0[row] } + right
    }
    guard let cursor, cursor.y == y, !style.paintsCursor else { return drawn }
    return CursorBrackets(shape: shape).around(column: cursor.x, in: drawn)
  }

  private func lines(of square: Square) -> [[BoardPiece]] {
    let face = SquareFace(
      shape: shape, ground: ground(of: square), circleColumns: style.circleColumns)
    if let side = board[square] { return face.disk(side, as: style.solidDisk(side)) }
    if let number = worths.number(on: square) { return face.number(number.text, ink: number.ink) }
    return picks.contains(square) ? face.pick : face.empty(isMarked: style.marksEmptySquares)
  }

  private func ground(of square: Square) -> BoardColor {
    if square == cursor, style.paintsCursor { return .cursor }
    if square == last { return .last }
    if square == hint { return .hint }
    return .square(isEven: (square.x + square.y).isMultiple(of: 2))
  }
}
