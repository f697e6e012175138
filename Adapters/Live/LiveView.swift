import Domain
import UseCases

/// The block that the live front repaints: board, players, notice, and the line being typed (C6).
package struct LiveView: Hashable, Sendable {
  package var model: ViewModel
  package var notice: Notice?
  /// The square of the latest hint, until the game changes.
  var hint: Square?
  /// Whether the program leaves, and the block stays without a prompt and an indicator.
  package var isLeft = false
  package var indicatorFrame = 0

  /// The lines of a long answer that are shown in place of the board, a page at a time.
  var pages: [String] = []

  /// What has just been told.
  package struct Notice: Hashable, Sendable {
    package var text = ""
    var refusal: Refusal?
    /// Whether it is what a player is told at the start, which is old news after a move.
    var isWelcome = false
    /// Whether the next key removes it.
    var endsWithKey = false

    func holds(in model: ViewModel) -> Bool {
      if isWelcome, case .placed? = model.event { return false }
      return refusal?.holds(in: model) ?? true
    }
  }

  package init(model: ViewModel, notice: String? = nil) {
    self.model = model
    self.notice = notice.map { Notice(text: $0) }
  }

  /// Shows a session as it is now.
  mutating func show(_ next: ViewModel) {
    if next.record != model.record { hint = nil }
    if next.alert != nil, next.alert != model.alert { pages = [] }
    model = next
    if notice?.holds(in: model) == false { notice = nil }
    if case .adviceGiven(let advice, for: .best)? = model.event { hint = advice.best.square }
  }

  /// Returns the rows of the block, with a line that is being typed and its cursor; if the terminal is
  /// too small, a row that says so (C1.4).
  package func block(typing line: TypedLine, in layout: LiveLayout) -> BlockPainter.Block {
    guard layout.fits else { return tooSmall(layout) }
    let (style, text) = (layout.style, LiveText(style: layout.style))
    if !pages.isEmpty, !isLeft {
      let rows = (pages.prefix(layout.pageRows) + [text.nextPage]).map { layout.cut($0) }
      let column = min(layout.width(of: rows.last ?? ""), style.columns - 1)
      return BlockPainter.Block(rows: rows, cursorColumn: column)
    }
    var rows = LiveBoard(view: model, hint: hint, style: style, isLarge: layout.isLarge).rows
    var spot: BlockPainter.Block.Spot?
    let margin = layout.isWide ? "   " : ""
    for info in layout.isWide ? beside(layout) : below(layout) {
      if info.row == rows.count { rows.append("") }
      if let column = info.indicatorColumn {
        let start = layout.isWide ? layout.boardColumns + margin.count : 0
        spot = BlockPainter.Block.Spot(
          row: info.row, column: start + column, character: Self.indicator[indicatorFrame & 3])
      }
      rows[info.row] += margin + style.paintingDisks(layout.cut(info.text))
    }
    if layout.isWide {
      rows[layout.row(beside: 3)] +=
        margin + style.bar(dark: model.dark.count, light: model.light.count, columns: 16)
    }
    let told = notice?.text ?? text.standing(model)
    let lines = layout.wrapped(told.printable)
    let fits = lines.count == 2 && rows.count + 3 < style.rows
    rows += (fits ? lines : [layout.cut(told.printable)]).map(style.paintingDisks)
    guard !isLeft else { return BlockPainter.Block(rows: rows, cursorColumn: 0) }
    let standing = text.prompt(model.alert)
    let prompt = layout.cut(standing + text.planned(model.planned), to: style.columns - 9)
    let width = layout.width(of: prompt)
    let dimmed = style.dimmed(String(prompt.dropFirst(standing.count)))
    let typed = line.visible(columns: style.columns - width - 1, circleColumns: style.squareColumns)
    return BlockPainter.Block(
      rows: rows + [prompt.prefix(standing.count) + dimmed + typed.text], spot: spot,
      cursorColumn: width + typed.cursorColumn)
  }

  private func tooSmall(_ layout: LiveLayout) -> BlockPainter.Block {
    let tooSmall = LiveText(style: layout.style).tooSmall(layout.needed)
    let told = isLeft ? notice?.text ?? "" : tooSmall
    let row = layout.cut(told.printable)
    let end = min(layout.width(of: row), layout.style.columns - 1)
    return BlockPainter.Block(rows: [row], cursorColumn: isLeft ? 0 : end)
  }

  /// A text in a row, with room for the indicator in a column of it.
  private typealias Info = (row: Int, text: String, indicatorColumn: Int?)

  private func beside(_ layout: LiveLayout) -> [Info] {
    let (style, text) = (layout.style, LiveText(style: layout.style))
    var infos = Disk.sides.enumerated().map { index, side -> Info in
      let player = model.player(side)
      let count = player.count < 10 ? " \(player.count)" : "\(player.count)"
      let mode = text.mode(player.mode, in: layout)
      let facts = "\(style.disk(side)) \(text.common.name(side)) \(count)  \(mode)"
      guard player.isThinking, !isLeft else { return (index + 1, facts, nil) }
      let column = layout.width(of: facts) + 2
      return (index + 1, "\(facts)    \(text.thinking)", column)
    }
    infos.append((4, text.message(model), nil))
    if let last = model.record.lastMove { infos.append((6, text.lastMove(last), nil)) }
    if !model.isOver { infos.append((7, text.nextMove(model.moveNumber), nil)) }
    return infos.map { (layout.row(beside: $0), $1, $2) }
  }

  /// Returns the texts of the two rows below the board of a narrow terminal.
  private func below(_ layout: LiveLayout) -> [Info] {
    let (style, text) = (layout.style, LiveText(style: layout.style))
    var (players, column) = ("", nil as Int?)
    for side in Disk.sides {
      let player = model.player(side)
      if !players.isEmpty { players += "  " }
      players += "\(style.disk(side)) \(player.count) \(text.shortMode(player.mode))"
      guard player.isThinking, !isLeft else { continue }
      column = layout.width(of: players) + 1
      players += "  "
    }
    let first = layout.isLarge ? 26 : 10
    return [(first, players, column), (first + 1, text.message(model), nil)]
  }

  private static let indicator: [Character] = ["|", "/", "-", "\\"]
}
