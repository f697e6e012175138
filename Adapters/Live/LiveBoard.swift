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
      return style.drawing(of: view, last: view.record.lastMove?.square).rows
    }
    let (margin, gap) = isLarge ? ("     ", "     ") : ("   ", " ")
    let letters = margin + "abcdefgh".map(String.init).joined(separator: gap)
    let ranks = (0..<8).flatMap { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }.map(lines)
      return squares[0].indices.map { line in
        let label = line == squares[0].count / 2 ? "\(y + 1)" : " "
        return " \(label) \(style.painted(squares.flatMap { $0[line] })) \(label)"
      }
    }
    return [letters] + ranks + [letters]
  }

  /// Returns the lines of a square: one of two columns, or three of six.
  private func lines(of square: Square) -> [[BoardPiece]] {
    var ground = BoardPiece.Color.square(isEven: (square.x + square.y).isMultiple(of: 2))
    if square == hint { ground = .hint }
    if square == view.record.lastMove?.square { ground = .last }
    guard let side = view.board[square] else {
      let isPick = view.picks.contains(square)
      let mark = isPick ? style.pick : style.palette == .rich ? " " : style.dot
      let small = isLarge && isPick ? "▗▖" : mark + " "
      let blank = BoardPiece(text: "      ", ink: .pick, ground: ground)
      let middle = BoardPiece(
        text: isLarge ? "  \(small)  " : small, ink: isPick ? .pick : .disk(.dark), ground: ground)
      return isLarge ? [[blank], [middle], [blank]] : [[middle]]
    }
    if isLarge { return disk(side, on: ground) }
    let text = style.solidDisk(side) + (style.squareColumns == 1 ? " " : "")
    return [[BoardPiece(text: text, ink: .disk(side), ground: ground)]]
  }

  /// Returns the lines of a large disk, its body painted as a ground and its rim with lower blocks, so
  /// that no font leaves gaps in it.
  private func disk(_ side: Disk, on ground: BoardPiece.Color) -> [[BoardPiece]] {
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
