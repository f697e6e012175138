import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The board of the live front end, drawn as rows (C6.7, C6.11, C6.12, C6.40).
struct BoardPicture {
  private let view: LiveView
  private let layout: Layout
  private let board: Board
  private let picks: SquareSet
  private let values: [ValuedMove]
  private let best: Square?
  private let last: Square?
  private(set) var rows: [Row] = []

  init(_ view: LiveView, in layout: Layout) {
    self.view = view
    self.layout = layout
    values = layout.shape.hasNumbers ? view.model.advice.currentAdvice?.values?.moves ?? [] : []
    board = view.model.board
    // The player can answer the coach with any legal square.
    let isAsked = view.model.askedSquare != nil
    picks = isAsked ? view.model.review.viewed.game.legalSquares : view.model.picks
    best = view.best
    last = view.model.review.viewed.lastMove?.square
    drawLabels()
    for square in SquareSet.all { draw(square) }
    if layout.shape != .medium, let last { mark(last, [("(", ")")], .pick) }
    if let played = view.model.askedSquare ?? view.model.review.nextSquare {
      let isNumbered = values.contains { $0.square == played && $0.value != nil }
      // A three-character number leaves no room for marks beside it.
      let isBelow = isNumbered && layout.shape == .medium
      mark(played, isBelow ? [nil, (">", "<")] : [(">", "<")], .disk(.light))
    }
    if let cursor = view.shownCursor?.square {
      mark(cursor, layout.shape == .medium ? [("┏", "┓"), ("┗", "┛")] : [("[", "]")], .cursor)
    }
  }

  private var style: LiveStyle { layout.style }
  private var columns: Int { layout.shape.squareColumns }
  /// The columns before a square's character, or 0 if color separates narrow squares.
  private var margin: Int { columns == 2 && style.hasColor ? 0 : 1 }

  private mutating func drawLabels() {
    let letters = Row(
      TableDrawing.letters(margin: Layout.Shape.labelColumns + margin, gap: columns - 1), .dim)
    rows = [letters]
    for number in 1...8 {
      var row = Row(columns == 2 && margin == 1 ? "  \(number)" : " \(number) ", .dim)
      if layout.shape != .medium {
        row.write(Row(" \(number)", .dim), at: Layout.Shape.labelColumns + 8 * columns)
      }
      rows.append(row)
      if layout.shape == .medium { rows.append([]) }
    }
    if layout.hasLowerLetters { rows.append(letters) }
  }

  private func place(of square: Square) -> Pen.Place {
    Pen.Place(
      row: 1 + layout.shape.squareRows * square.y,
      column: Layout.Shape.labelColumns + columns * square.x)
  }

  private mutating func draw(_ square: Square) {
    let place = place(of: square)
    for (number, line) in content(of: square).enumerated() {
      rows[place.row + number].write(line, at: place.column)
    }
  }

  private func content(of square: Square) -> [Row] {
    let ground = ground(of: square)
    if let side = board[square] {
      return layout.shape == .medium
        ? disk(side, on: ground, isLast: square == last)
        : [small(Character(style.drawnDisk(side)), .board(.disk(side), on: ground))]
    }
    if let value = values.first(where: { $0.square == square })?.value, let best = values[0].value {
      let ink = Paint.value(loss: best.lead - value.lead)
      let told = (view.model.valueForReader(value) ?? value).lead.signed
      return number(told, .board(ink, on: ground))
    }
    if picks.contains(square) { return empty("+", ["▗", "▖"], .board(.pick, on: ground)) }
    // Without two greens, empty squares need marks.
    return style.palette == .full
      ? empty(" ", [" ", " "], .board(.empty, on: ground))
      : empty("-", ["╶", "╴"], .board(.empty, on: ground))
  }

  private func ground(of square: Square) -> Paint {
    if square == best { return .hint }
    return .square(isEven: style.palette != .full || (square.x + square.y).isMultiple(of: 2))
  }

  /// Returns a disk on a medium board, with a dot if it is the latest.
  ///
  /// The body is painted as a background, because block characters could leave gaps.
  private func disk(_ side: Disk, on ground: Paint, isLast: Bool) -> [Row] {
    let rim = Face.board(.disk(side), on: ground)
    let body = Face.board(ground, on: .disk(side))
    let dot = Face.board(.disk(side.flipped), on: .disk(side))
    let top: Row = isLast ? Row(["▗", "▖"], dot) : Row(["▆", "▆"], rim)
    return [
      Row(["▗"], rim) + top + Row(["▖"], rim),
      Row(["▝"], rim) + Row(["▂", "▂"], body) + Row(["▘"], rim),
    ]
  }

  private func empty(_ character: Character, _ wide: [Character], _ face: Face) -> [Row] {
    guard layout.shape == .medium else { return [small(character, face)] }
    return [Row([" "] + wide + [" "], face), Row([" ", " ", " ", " "], face)]
  }

  /// Returns a value, right-aligned in three columns.
  private func number(_ text: String, _ face: Face) -> [Row] {
    let aligned = String(repeating: " ", count: max(0, 3 - text.count)) + text
    let first = Row(aligned + " ", face)
    return layout.shape == .medium ? [first, Row("    ", face)] : [first]
  }

  private func small(_ character: Character, _ face: Face) -> Row {
    var characters = Array(repeating: Character(" "), count: columns)
    characters[margin] = character
    return Row(characters, face)
  }

  /// Writes marks on both sides of a square, one pair per row.
  ///
  /// Later marks replace earlier ones, but never part of a value.
  private mutating func mark(
    _ square: Square, _ marks: [(left: String, right: String)?], _ ink: Paint
  ) {
    let place = place(of: square)
    for (number, mark) in marks.enumerated() {
      guard let mark else { continue }
      let row = place.row + number
      var left = place.column
      var right = left + columns - 1
      if layout.shape != .medium {
        // The marks enclose the character. The right one may be in the gap after the square.
        let middle = place.column + margin
        let held = (left...right).filter { !" ()<>".contains(rows[row][$0].character ?? " ") }
        left = (held.first ?? middle) - 1
        right = (held.last ?? middle) + 1
      }
      write(mark.left, row, left, ink)
      write(mark.right, row, right, ink)
    }
  }

  private mutating func write(_ mark: String, _ row: Int, _ column: Int, _ ink: Paint) {
    let old = rows[row].padded(to: column + 1)[column]
    guard old.character?.isNumber != true, !["+", "-"].contains(old.character) else { return }
    // Outside the board, the ink has no background to contrast with.
    let face = old.face.ground.map { Face.board(ink, on: $0) } ?? old.face
    rows[row].write(Row(mark, face), at: column)
  }
}
