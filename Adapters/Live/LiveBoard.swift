import Domain

/// The board of the live front, as it is drawn in a style (C6.7, C6.11, C6.12).
struct LiveBoard {
  let view: ViewModel
  /// The square of the latest hint, as long as it holds.
  let hint: Square?
  let style: LiveStyle
  let isLarge: Bool

  var rows: [String] {
    guard style.hasColor else {
      return style.drawing(of: view, last: view.seen.lastMove?.square).rows
    }
    let letters =
      isLarge
      ? BoardDrawing.letters(margin: 5, gap: 5) : BoardDrawing.letters(margin: 3, gap: 1)
    return [letters] + (0..<8).flatMap(rank) + [letters]
  }

  /// Returns the rows of a rank, with its number beside the one in the middle.
  private func rank(_ y: Int) -> [String] {
    let squares = (0..<8).compactMap { Square(x: $0, y: y) }.map(lines)
    let count = isLarge ? 3 : 1
    return (0..<count).map { line in
      let label = line == count / 2 ? "\(y + 1)" : " "
      return " \(label) \(style.painted(squares.flatMap { $0[line] })) \(label)"
    }
  }

  /// Returns the lines of a square: one of two columns, or three of six.
  private func lines(of square: Square) -> [[BoardPiece]] {
    let ground = ground(of: square)
    guard let side = view.board[square] else { return empty(square, on: ground) }
    if isLarge { return largeDisk(side, on: ground) }
    let space = style.squareColumns == 1 ? " " : ""
    return [[BoardPiece(text: style.solidDisk(side) + space, ink: .disk(side), ground: ground)]]
  }

  private func ground(of square: Square) -> BoardPiece.Color {
    if square == view.seen.lastMove?.square { return .last }
    if square == hint { return .hint }
    return .square(isEven: (square.x + square.y).isMultiple(of: 2))
  }

  /// Returns the lines of an empty square, with a mark if it may be picked.
  private func empty(_ square: Square, on ground: BoardPiece.Color) -> [[BoardPiece]] {
    let isPick = view.picks.contains(square)
    let ink = isPick ? BoardPiece.Color.pick : .disk(.dark)
    let mark = isPick ? style.pick : style.empty
    guard isLarge else { return [[BoardPiece(text: mark + " ", ink: ink, ground: ground)]] }
    let blank = BoardPiece(text: "      ", ink: .pick, ground: ground)
    let middle = isPick ? "▗▖" : mark + " "
    return [[blank], [BoardPiece(text: "  \(middle)  ", ink: ink, ground: ground)], [blank]]
  }

  /// Returns the lines of a large disk, its body painted as a ground and its rim with lower blocks,
  /// so that no font leaves gaps in it.
  private func largeDisk(_ side: Disk, on ground: BoardPiece.Color) -> [[BoardPiece]] {
    func rim(_ text: String) -> BoardPiece {
      BoardPiece(text: text, ink: .disk(side), ground: ground)
    }
    func body(_ text: String) -> BoardPiece {
      BoardPiece(text: text, ink: ground, ground: .disk(side))
    }
    return [
      [rim(" ▄▇▇▄ ")], [rim("▐"), body("    "), rim("▌")], [rim(" "), body("▄▁▁▄"), rim(" ")],
    ]
  }
}
