import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The board of the live front (C6.7, C6.11, C6.12, C6.40).
struct LiveBoard {
  private let view: LiveView
  private let layout: LiveLayout

  /// Makes the board of a view in a layout.
  init(_ view: LiveView, in layout: LiveLayout) {
    (self.view, self.layout) = (view, layout)
  }

  private var style: LiveStyle { layout.style }
  private var shape: BoardShape { layout.shape }
  private var board: Board { view.model.board }
  private var picks: SquareSet { view.model.picks }
  /// The square of the last disk placed, if it is marked.
  private var last: Square? { view.model.study.seen.lastMove?.square }
  /// The square of the cursor, if it is shown.
  private var cursor: Square? { view.shownCursor?.square }
  /// The square on which the next move was made or tried, at an earlier moment, or about which a
  /// coach asks.
  private var played: Square? { view.model.askedSquare ?? view.model.study.nextSquare }
  /// What legal squares are worth, if squares have room for that, the best first.
  private var worths: [ValuedMove] {
    shape.hasNumbers ? view.model.advice.found?.values?.moves ?? [] : []
  }

  /// The rows: letters, eight ranks with their numbers, and letters again if the shape has them;
  /// without colors, a drawing of characters.
  var rows: [[TextRun]] {
    guard style.hasColor else { return drawing.rows.map { [TextRun($0)] } }
    let letters = [TextRun(shape.letters, .dim)]
    let worths = worths
    let ranks = (0..<8).flatMap { rank($0, worths) }
    return [letters] + ranks + (shape.isLabeledAround ? [letters] : [])
  }

  private var drawing: TableDrawing {
    TableDrawing(
      board: board, picks: picks, last: last, cursor: cursor, played: played, numbers: numbers,
      disk: style.disk, circleColumns: style.circleColumns,
      squareColumns: shape.square.columns - 1)
  }

  /// The worths as they are written on squares.
  private var numbers: [Square: String] {
    let pairs = worths.compactMap { move in
      view.model.told(move.worth).map { (move.square, $0.lead.signed) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the rows of a rank, with its number beside the one in the middle.
  private func rank(_ y: Int, _ worths: [ValuedMove]) -> [[TextRun]] {
    let squares = (0..<8).compactMap { Square(x: $0, y: y) }.map { lines(of: $0, worths) }
    let rows = shape.square.rows
    var drawn = (0..<rows).map { row in
      let label = row == (rows - 1) / 2 ? "\(y + 1)" : " "
      let right = shape.isLabeledAround ? [TextRun(BoardShape.rightLabel(label), .dim)] : []
      return [TextRun(BoardShape.leftLabel(label), .dim)] + squares.flatMap { $0[row] } + right
    }
    guard !style.fillsSquares else { return drawn }
    if let last, last.y == y, shape.square.rows == 1 {
      drawn = SquareMark.last.around(column: last.x, in: drawn, of: shape)
    }
    if let played, played.y == y {
      let isNumbered = worths.contains { $0.square == played && $0.worth != nil }
      drawn = SquareMark.played(isNumbered: isNumbered)
        .around(column: played.x, in: drawn, of: shape)
    }
    if let cursor, cursor.y == y {
      drawn = SquareMark.cursor.around(column: cursor.x, in: drawn, of: shape)
    }
    return drawn
  }

  private func lines(of square: Square, _ worths: [ValuedMove]) -> [[TextRun]] {
    let face = SquareFace(
      shape: shape, ground: ground(of: square), circleColumns: style.circleColumns)
    if let side = board[square] {
      return face.disk(side, as: style.solidDisk(side), isLast: square == last)
    }
    if let best = worths.first?.worth,
      let worth = worths.first(where: { $0.square == square })?.worth
    {
      let told = view.model.told(worth) ?? worth
      return face.worth(told.lead, loss: Loss(disks: best.lead - worth.lead))
    }
    return picks.contains(square) ? face.pick : face.empty(isMarked: style.marksEmptySquares)
  }

  private func ground(of square: Square) -> Paint {
    if style.fillsSquares {
      if square == cursor { return .cursorSquare }
      if square == last || square == played { return .lastSquare }
    }
    if square == view.best { return .hint }
    return .square(isEven: (square.x + square.y).isMultiple(of: 2))
  }
}
