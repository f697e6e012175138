public import Domain

/// The block that the live face repaints: board, players, notice, and the line being typed
/// (CONSOLE C6).
public struct LiveBlock: Hashable, Sendable {
  /// What there is to see of the session.
  public var view: ViewModel
  /// The last move since the start, or nil if there was none.
  public var last: Move?
  /// What has just been told; empty if nothing has.
  public var notice = ""
  /// The line being typed.
  public var editor = LineEditor()
  /// Which frame of the indicator is shown.
  public var spin = 0

  /// Makes the block of a session.
  public init(view: ViewModel) {
    self.view = view
  }

  /// Where the cursor is, counted from the block's upper left corner.
  public struct Cursor: Hashable, Sendable {
    /// The row, from 0.
    public var row: Int
    /// The column, from 0.
    public var column: Int

    /// Makes a place.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// Returns the rows of the block, none wider than a terminal that is large enough for the live
  /// face, and where its cursor is.
  public func rows(in style: LiveStyle) -> (rows: [String], cursor: Cursor) {
    var rows = board(in: style)
    if style.isWide {
      for (row, text) in beside(style) { rows[row] += "   " + text }
    } else {
      rows += below(style)
    }
    let (prompt, column) = prompt(in: style)
    rows.append(style.cut(lowerNotice(style).printable))
    rows.append(prompt)
    return (rows, Cursor(row: rows.count - 1, column: column))
  }
}

extension LiveBlock {
  private func prompt(in style: LiveStyle) -> (text: String, column: Int) {
    let words = style.cut(LiveWords.prompt(view.alert), to: style.columns - 9)
    let width = style.width(of: words)
    let typed = editor.visible(
      columns: style.columns - width - 1, diskColumns: style.squareColumns)
    return (words + typed.text, width + typed.cursorColumn)
  }

  private func lowerNotice(_ style: LiveStyle) -> String {
    if !notice.isEmpty { return notice }
    return LiveWords.standing(view, style)
  }

  /// The lines beside the board, by row.
  private func beside(_ style: LiveStyle) -> [(row: Int, text: String)] {
    var lines = Disk.sides.enumerated().map { index, side in
      let player = view.player(side)
      let count = player.count < 10 ? " \(player.count)" : "\(player.count)"
      let name = "\(style.disk(side)) \(LiveWords.name(side))"
      let thinking = player.isThinking ? "  \(indicator) thinking" : ""
      return (index + 1, "\(name) \(count)  \(LiveWords.mode(player.mode))\(thinking)")
    }
    lines.append((4, LiveWords.message(view.message, style)))
    if let last { lines.append((6, "last  \(style.disk(last.side)) \(last.square)")) }
    lines.append((7, "move  \(view.dark.count + view.light.count - 3)"))
    return lines
  }

  /// The two lines below the board of a narrow terminal.
  private func below(_ style: LiveStyle) -> [String] {
    let players = Disk.sides.map { side in
      let player = view.player(side)
      let mode = LiveWords.mode(player.mode).prefix(1)
      let thinking = player.isThinking ? " \(indicator)" : ""
      return "\(style.disk(side)) \(player.count) \(mode)\(thinking)"
    }
    return [
      players.joined(separator: "  "), LiveWords.message(view.message, style),
    ].map { style.cut($0) }
  }

  private var indicator: Character {
    let frames: [Character] = ["|", "/", "-", "\\"]
    return frames[(spin % frames.count + frames.count) % frames.count]
  }
}
