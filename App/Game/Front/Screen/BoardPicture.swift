import Domain

/// A board drawn as rows, in one of the shapes of a layout.
struct BoardPicture {
  var board = Board()
  /// The legal squares to mark.
  var legal = SquareSet.empty
  /// The values of moves, as leads in disks.
  var values: [Square: Int] = [:]
  var best: Square?
  var last: Square?
  var cursor: Square?
  /// The square that the coach weighs or asks about.
  var asked: Square?
  let style: Style
  let shape: Layout.Shape

  init(_ style: Style, _ shape: Layout.Shape) {
    self.style = style
    self.shape = shape
  }

  /// The letters and the eight ranks.
  var rows: [Row] {
    var rows = [letters]
    for y in 0..<8 {
      var ranks = Array(repeating: Row.blank(Layout.Shape.labelColumns), count: shape.squareRows)
      ranks[0] = Row(" \(y + 1) ", .dim)
      for x in 0..<8 {
        guard let square = Square(x: x, y: y) else { continue }
        for (number, part) in content(of: square).enumerated() { ranks[number] += part }
      }
      rows += ranks
    }
    mark(&rows)
    return rows
  }

  private var letters: Row {
    let gap = String(repeating: " ", count: shape.squareColumns - 1)
    let names = "abcdefgh".map(String.init).joined(separator: gap)
    return Row.blank(Layout.Shape.labelColumns + (shape == .small ? 0 : 1)) + Row(names, .dim)
  }

  /// Returns the rows of a square.
  private func content(of square: Square) -> [Row] {
    let ground = square == best ? Paint.best : .square(isEven: (square.x + square.y) % 2 == 0)
    if let side = board[square] {
      guard shape == .medium else {
        return [flat(style.disk(side), .board(.disk(side), on: ground))]
      }
      return disk(side, on: ground, isLast: square == last)
    }
    let blank = Row(String(repeating: " ", count: shape.squareColumns), Face(ground: ground))
    let others = Array(repeating: blank, count: shape.squareRows - 1)
    if let value = values[square], shape != .small { return [number(value, on: ground)] + others }
    if legal.contains(square) { return [dot(on: ground)] + others }
    // Without two greens, empty squares need marks.
    guard style.palette != .full, shape != .medium else { return [blank] + others }
    return [flat("-", .board(.empty, on: ground))]
  }

  private func number(_ value: Int, on ground: Paint) -> Row {
    let best = values.values.max() ?? value
    let text = value.signed
    let gap = String(repeating: " ", count: max(0, 3 - text.count))
    return Row(gap + text + " ", .board(.value(loss: best - value), on: ground))
  }

  private func dot(on ground: Paint) -> Row {
    let face = Face.board(.legal, on: ground)
    return shape == .medium ? Row(" ▗▖ ", face) : flat(style.isASCII ? "+" : "·", face)
  }

  private func flat(_ character: String, _ face: Face) -> Row {
    let text = shape == .small ? character : " " + character
    return Row(text + String(repeating: " ", count: shape.squareColumns - text.count), face)
  }

  /// Returns a disk of two rows, with a dot if it is the latest.
  ///
  /// The body is painted as a background, because block characters could leave gaps.
  private func disk(_ side: Disk, on ground: Paint, isLast: Bool) -> [Row] {
    let rim = Face.board(.disk(side), on: ground)
    let body = Face.board(ground, on: .disk(side))
    let dot = Face.board(.disk(side.flipped), on: .disk(side))
    return [
      Row("▗", rim) + (isLast ? Row("▗▖", dot) : Row("▆▆", rim)) + Row("▖", rim),
      Row("▝", rim) + Row("▂▂", body) + Row("▘", rim),
    ]
  }

  /// Writes marks beside the last, the asked, and the cursor's square, the latest on top.
  private func mark(_ rows: inout [Row]) {
    if shape != .medium, let last { mark(last, [("(", ")")], .legal, &rows) }
    if let asked { mark(asked, [(">", "<")], .disk(.light), &rows) }
    guard let cursor else { return }
    let corners = shape == .medium ? [("┏", "┓"), ("┗", "┛")] : [("[", "]")]
    mark(cursor, corners, .cursor, &rows)
  }

  private func mark(
    _ square: Square, _ marks: [(left: String, right: String)], _ ink: Paint, _ rows: inout [Row]
  ) {
    let row = 1 + square.y * shape.squareRows
    let column = Layout.Shape.labelColumns + square.x * shape.squareColumns
    // On small squares, a mark may be in the neighbor's gap.
    let left = shape == .small ? column - 1 : column
    let right = shape == .small ? column + 1 : column + shape.squareColumns - 1
    let hasValue = shape != .small && values[square] != nil
    for (number, mark) in marks.enumerated() {
      write(mark.left, ink, at: left, &rows[row + number], overText: !hasValue)
      write(mark.right, ink, at: right, &rows[row + number], overText: !hasValue)
    }
  }

  /// Writes a mark, unless it would cover the sign or a digit of a value.
  private func write(
    _ mark: String, _ ink: Paint, at column: Int, _ row: inout Row, overText: Bool
  ) {
    let old = row.padded(to: column + 1).cells[column]
    guard overText || old.character == " " else { return }
    let face = old.face.ground.map { Face.board(ink, on: $0) } ?? .plain
    row.write(Row(mark, face), at: column)
  }
}

extension Int {
  /// The number with a sign, such as `+4`, `0`, or `-12`.
  var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
