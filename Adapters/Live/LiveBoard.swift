import Domain

extension LiveBlock {
  /// Returns the ten rows of the board; the last disk placed stands in brackets, which take the
  /// place of the spaces beside it.
  func board(in style: LiveStyle) -> [String] {
    let letters = "    " + "abcdefgh".map { pad(String($0), 1, style) }.joined(separator: " ")
    let head = String(letters.reversed().drop { $0 == " " }.reversed())
    let rows = (0..<8).map { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }
      var row = "  \(y + 1)"
      var before: Square?
      for square in squares {
        row += between(before, square, style) + symbol(square, style)
        before = square
      }
      return row + between(before, nil, style) + "\(y + 1)"
    }
    return [head] + rows + [head]
  }

  /// What stands between two squares of a row.
  private func between(_ left: Square?, _ right: Square?, _ style: LiveStyle) -> String {
    if let left, left == last?.square { return style.painted(")", .strong) }
    if let right, right == last?.square { return style.painted("(", .strong) }
    return " "
  }

  private func symbol(_ square: Square, _ style: LiveStyle) -> String {
    if let disk = view.board[square] {
      return pad(style.disk(disk), style.squareColumns, style)
    }
    let isPick = view.picks.contains(square)
    return style.painted(pad(isPick ? "+" : "-", 1, style), isPick ? .pick : .faint)
  }

  private func pad(_ text: String, _ columns: Int, _ style: LiveStyle) -> String {
    text + String(repeating: " ", count: style.squareColumns - columns)
  }
}
