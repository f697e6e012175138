import Domain

/// The board of the live front, as it is drawn in a style (C6.7, C6.11, C6.12).
struct LiveBoard {
  let view: ViewModel
  let last: Square?
  let style: LiveStyle
  let isLarge: Bool

  var rows: [String] {
    guard isLarge else {
      return style.drawing(of: view, last: last).rows(text: style.painted)
    }
    let letters = "     " + "abcdefgh".map(String.init).joined(separator: "   ")
    let ranks = (0..<8).flatMap { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }.map(pieces)
      return (0..<2).map { row in
        let label = row == 0 ? "\(y + 1)" : " "
        return "  \(label) " + style.painted(squares.flatMap { $0[row] }) + " \(label)"
      }
    }
    return [letters] + ranks + [letters]
  }

  /// Returns a large square in two rows of four columns; brackets around the last disk placed take
  /// the place of its corners.
  private func pieces(of square: Square) -> [[BoardDrawing.Piece]] {
    guard let side = view.board[square] else {
      return view.picks.contains(square)
        ? [[(" ++ ", .pick)], [(" ++ ", .pick)]] : [[(" __ ", .empty)], [("    ", .empty)]]
    }
    return disk(side).map { shape in
      guard square == last else { return [(shape, .disk(side))] }
      return [("(", .last), (String(shape.dropFirst().dropLast()), .disk(side)), (")", .last)]
    }
  }

  /// Returns a large disk in two rows, whose first and last character is a corner.
  private func disk(_ side: Disk) -> [String] {
    switch (style.glyphs, side) {
    case (.unicode(columns: 1), .dark): return ["▗▄▄▖", "▝▀▀▘"]
    case (.unicode(columns: 1), .light): return ["╭──╮", "╰──╯"]
    default:
      let middle = String(repeating: style.disk(side), count: 2 / style.squareColumns)
      return ["/\(middle)\\", "\\\(middle)/"]
    }
  }
}

extension LiveStyle {
  func drawing(of view: ViewModel, last: Square? = nil) -> BoardDrawing {
    BoardDrawing(view: view, last: last, disk: disk, squareColumns: squareColumns)
  }
}
