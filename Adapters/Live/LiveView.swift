package import Domain

/// The block that the live front repaints: board, players, notice, and the line being typed (C6).
package struct LiveView: Hashable, Sendable {
  package var model: ViewModel
  /// The last move since the start, or nil if there was none.
  package var lastMove: Move?
  /// What has just been told, or an empty text.
  package var notice = ""
  /// Whether the program leaves, and the block stays without a prompt and an indicator.
  package var isLeft = false
  package var line = TypedLine()
  /// The number of the indicator's frame.
  package var indicatorFrame = 0

  package init(model: ViewModel) {
    self.model = model
  }

  /// Returns the rows of the block and its cursor, for a terminal that is large enough for it.
  package func rows(in style: LiveStyle) -> LivePainter.Block {
    var rows = board(in: style)
    if style.isWide {
      for (row, text) in beside(style) { rows[row] += "   " + text }
    } else {
      rows += below(style)
    }
    let notice = notice.isEmpty ? LiveText.standing(model, style) : notice
    rows.append(style.cut(notice.printable))
    guard !isLeft else {
      return LivePainter.Block(rows: rows, cursorRow: rows.count - 1, cursorColumn: 0)
    }
    let (prompt, column) = prompt(in: style)
    rows.append(prompt)
    return LivePainter.Block(rows: rows, cursorRow: rows.count - 1, cursorColumn: column)
  }

  /// Returns the ten rows of the board; brackets around the last disk placed take the place of the
  /// spaces beside it.
  func board(in style: LiveStyle) -> [String] {
    let letters = "    " + "abcdefgh".map { pad(String($0), 1, style) }.joined(separator: " ")
    let head = String(letters.reversed().drop { $0 == " " }.reversed())
    let rows = (0..<8).map { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }
      var row = "  \(y + 1)"
      var before: Square?
      for square in squares {
        row += separator(before, square, style) + symbol(square, style)
        before = square
      }
      return row + separator(before, nil, style) + "\(y + 1)"
    }
    return [head] + rows + [head]
  }

  /// Returns what stands between two squares of a row.
  private func separator(_ left: Square?, _ right: Square?, _ style: LiveStyle) -> String {
    if let left, left == lastMove?.square { return style.painted(")", .strong) }
    if let right, right == lastMove?.square { return style.painted("(", .strong) }
    return " "
  }

  private func symbol(_ square: Square, _ style: LiveStyle) -> String {
    if let disk = model.board[square] {
      return pad(style.disk(disk), style.squareColumns, style)
    }
    let isPick = model.picks.contains(square)
    return style.painted(pad(isPick ? "+" : "-", 1, style), isPick ? .pick : .faint)
  }

  private func pad(_ text: String, _ columns: Int, _ style: LiveStyle) -> String {
    text + String(repeating: " ", count: style.squareColumns - columns)
  }

  private func prompt(in style: LiveStyle) -> (text: String, column: Int) {
    let words = style.cut(LiveText.prompt(model.alert), to: style.columns - 9)
    let width = style.width(of: words)
    let typed = line.visible(
      columns: style.columns - width - 1, circleColumns: style.squareColumns)
    return (words + typed.text, width + typed.cursorColumn)
  }

  /// Returns the texts beside the board, by row.
  private func beside(_ style: LiveStyle) -> [(row: Int, text: String)] {
    var lines = Disk.sides.enumerated().map { index, side in
      let player = model.player(side)
      let count = player.count < 10 ? " \(player.count)" : "\(player.count)"
      let name = "\(style.disk(side)) \(LiveText.name(side))"
      let thinking = player.isThinking && !isLeft ? "  \(indicator) thinking" : ""
      return (index + 1, "\(name) \(count)  \(LiveText.mode(player.mode))\(thinking)")
    }
    lines.append((4, GameText.message(model, disk: style.disk)))
    if let lastMove {
      lines.append((6, "last  \(style.disk(lastMove.side)) \(lastMove.square)"))
    }
    lines.append((7, "move  \(model.moveNumber)"))
    return lines
  }

  /// Returns the two rows below the board of a narrow terminal.
  private func below(_ style: LiveStyle) -> [String] {
    let players = Disk.sides.map { side in
      let player = model.player(side)
      let mode = LiveText.shortMode(player.mode)
      let thinking = player.isThinking && !isLeft ? " \(indicator)" : ""
      return "\(style.disk(side)) \(player.count) \(mode)\(thinking)"
    }
    return [
      players.joined(separator: "  "), GameText.message(model, disk: style.disk),
    ].map { style.cut($0) }
  }

  private var indicator: Character {
    let frames: [Character] = ["|", "/", "-", "\\"]
    return frames[(indicatorFrame % frames.count + frames.count) % frames.count]
  }
}
