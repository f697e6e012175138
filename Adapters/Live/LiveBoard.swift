import Domain

/// The board of the live front, as it is drawn in a style (C6.7, C6.11, C6.12).
struct LiveBoard {
  /// A piece of a row, and what it shows.
  typealias Part = (text: String, paint: LivePaint)

  let view: ViewModel
  /// The square of the last disk placed.
  let last: Square?
  let style: LiveStyle
  /// Whether each square takes two rows.
  let isLarge: Bool

  /// The rows: ten, or eighteen if the board is large.
  var rows: [String] {
    let gap = String(repeating: " ", count: isLarge ? 3 : style.squareColumns)
    let head =
      (isLarge ? "     " : "    ") + "abcdefgh".map(String.init).joined(separator: gap)
    let ranks = (0..<8).flatMap { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }
      return isLarge ? large(squares, "\(y + 1)") : [normal(squares, "\(y + 1)")]
    }
    return [head] + ranks + [head]
  }

  /// Returns the row of some squares; brackets around the last disk placed take the place of the
  /// spaces beside it.
  private func normal(_ squares: [Square], _ number: String) -> String {
    var parts = [separator(nil, squares.first)]
    for (index, square) in squares.enumerated() {
      let next = squares.dropFirst(index + 1).first
      parts += [symbol(square), separator(square, next)]
    }
    return "  \(number)\(style.painted(parts))\(number)"
  }

  /// Returns what stands between two squares of a row.
  private func separator(_ left: Square?, _ right: Square?) -> Part {
    guard let last else { return (" ", .empty) }
    return left == last ? (")", .last) : right == last ? ("(", .last) : (" ", .empty)
  }

  private func symbol(_ square: Square) -> Part {
    let padding = String(repeating: " ", count: style.squareColumns - 1)
    guard let disk = view.board[square] else {
      return view.picks.contains(square) ? ("+" + padding, .pick) : ("-" + padding, .empty)
    }
    return (style.disk(disk), .disk(disk))
  }

  /// Returns the two rows of some squares of a large board.
  private func large(_ squares: [Square], _ number: String) -> [String] {
    (0..<2).map { row in
      let label = row == 0 ? number : " "
      return "  \(label) " + style.painted(squares.flatMap { large($0)[row] }) + " \(label)"
    }
  }

  /// Returns a square in two rows of four columns; brackets around the last disk placed take the
  /// place of its corners.
  private func large(_ square: Square) -> [[Part]] {
    guard let disk = view.board[square] else {
      let isPick = view.picks.contains(square)
      return isPick
        ? [[(" ++ ", .pick)], [(" ++ ", .pick)]] : [[(" __ ", .empty)], [("    ", .empty)]]
    }
    return style.largeDisk(disk).map { shape in
      guard square == last else { return [(shape, .disk(disk))] }
      return [("(", .last), (String(shape.dropFirst().dropLast()), .disk(disk)), (")", .last)]
    }
  }
}

extension LiveStyle {
  /// Returns a disk in two rows of four columns, whose first and last character is a corner.
  fileprivate func largeDisk(_ side: Disk) -> [String] {
    switch (glyphs, side) {
    case (.unicode(columns: 1), .dark): return ["▗▄▄▖", "▝▀▀▘"]
    case (.unicode(columns: 1), .light): return ["╭──╮", "╰──╯"]
    default:
      let middle = String(repeating: disk(side), count: 2 / squareColumns)
      return ["/\(middle)\\", "\\\(middle)/"]
    }
  }
}
