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

  /// Returns the rows of the block and its cursor; if the terminal is too small, a row that says so
  /// (C1.4).
  package func rows(in style: LiveStyle) -> LivePainter.Block {
    guard style.fits else { return tooSmall(for: style) }
    var rows = board(in: style)
    var spot: LivePainter.Block.Spot?
    let margin = style.isWide ? "   " : ""
    for (number, text) in style.isWide ? beside(style) : below(style) {
      if number == rows.count { rows.append("") }
      if let place = text.firstIndex(of: Self.indicatorPlace) {
        let column = style.isWide ? style.boardColumns + margin.count : 0
        spot = LivePainter.Block.Spot(
          row: number, column: column + style.width(of: String(text[..<place])),
          character: indicator)
      }
      let still = String(text.map { $0 == Self.indicatorPlace ? " " : $0 })
      rows[number] += margin + style.paintingDisks(style.cut(still))
    }
    let notice = notice.isEmpty ? LiveText(style: style).standing(model) : notice
    rows.append(style.paintingDisks(style.cut(notice.printable)))
    guard !isLeft else {
      return LivePainter.Block(rows: rows, cursorRow: rows.count - 1, cursorColumn: 0)
    }
    let (prompt, column) = prompt(in: style)
    rows.append(prompt)
    return LivePainter.Block(
      rows: rows, spot: spot, cursorRow: rows.count - 1, cursorColumn: column)
  }

  private func tooSmall(for style: LiveStyle) -> LivePainter.Block {
    let row = style.cut((isLeft ? notice : LiveText(style: style).tooSmall).printable)
    let end = min(style.width(of: row), style.columns - 1)
    return LivePainter.Block(rows: [row], cursorRow: 0, cursorColumn: isLeft ? 0 : end)
  }

  /// Returns the rows of the board.
  func board(in style: LiveStyle) -> [String] {
    LiveBoard(view: model, last: lastMove?.square, style: style).rows
  }

  private func prompt(in style: LiveStyle) -> (text: String, column: Int) {
    let words = style.cut(LiveText(style: style).prompt(model.alert), to: style.columns - 9)
    let width = style.width(of: words)
    let typed = line.visible(
      columns: style.columns - width - 1, circleColumns: style.squareColumns)
    return (words + typed.text, width + typed.cursorColumn)
  }

  /// Returns the texts beside the board, by row.
  private func beside(_ style: LiveStyle) -> [(row: Int, text: String)] {
    let text = LiveText(style: style)
    var lines = Disk.sides.enumerated().map { index, side in
      let player = model.player(side)
      let count = player.count < 10 ? " \(player.count)" : "\(player.count)"
      let name = "\(style.disk(side)) \(text.name(side))"
      let thinking =
        player.isThinking && !isLeft ? "  \(Self.indicatorPlace) \(text.thinking)" : ""
      return (index + 1, "\(name) \(count)  \(text.mode(player.mode))\(thinking)")
    }
    lines.append((4, text.message(model)))
    if let lastMove {
      lines.append((6, text.lastMove(lastMove)))
    }
    if !model.isOver { lines.append((7, text.nextMove(model.moveNumber))) }
    return style.isLarge ? lines.map { (2 * $0 - 1, $1) } : lines
  }

  /// Returns the texts of the two rows below the board of a narrow terminal.
  private func below(_ style: LiveStyle) -> [(row: Int, text: String)] {
    let players = Disk.sides.map { side in
      let player = model.player(side)
      let mode = LiveText(style: style).shortMode(player.mode)
      let thinking = player.isThinking && !isLeft ? " \(Self.indicatorPlace)" : ""
      return "\(style.disk(side)) \(player.count) \(mode)\(thinking)"
    }
    let first = style.isLarge ? 18 : 10
    return [
      (first, players.joined(separator: "  ")),
      (first + 1, LiveText(style: style).message(model)),
    ]
  }

  /// Stands for the indicator, which is drawn over the row.
  private static let indicatorPlace: Character = "\0"

  private var indicator: Character {
    let frames: [Character] = ["|", "/", "-", "\\"]
    return frames[(indicatorFrame % frames.count + frames.count) % frames.count]
  }
}
