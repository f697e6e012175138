/// Converts blocks into terminal output, frame by frame.
///
/// It remembers the rows on screen and writes only the changed cells. Lines above the block move
/// into the terminal's scrollback.
struct BlockWriter {
  private enum Shown {
    /// No block is shown, and nothing is below the cursor.
    case nothing
    case rows([Row], cursor: Pen.Place)
    /// Unknown contents, which the next frame erases.
    case unknown
  }

  private var shown = Shown.nothing

  /// The number of rows by which the last frame pushed earlier lines up.
  private(set) var pushed = 0

  /// True if the next frame erases the whole screen.
  var clears: Bool { if case .unknown = shown { true } else { false } }

  var height: Int { if case .rows(let rows, _) = shown { rows.count } else { 0 } }

  /// Erases the screen with the next frame, for example after a resize.
  mutating func forget() {
    shown = .unknown
  }

  /// Returns the frame that shows a block, or `nil` if nothing has changed.
  ///
  /// The frame prints `lines` above the block.
  mutating func frame(_ block: Block, above lines: [Row] = [], in style: LiveStyle) -> String? {
    var pen = Pen(style)
    var rows = block.rows.map { $0.shown(in: style.palette) }
    var oldRows: [Row] = []
    let cursor = Pen.Place(row: rows.count - 1, column: block.cursorColumn)
    switch shown {
    case .nothing:
      pushed = lines.count + rows.count
      // Scrolls only as far as needed.
      let height = lines.count + rows.count
      let room = String(repeating: "\r\n", count: height - 1)
      pen.write("\u{1b}[?2004h\r\u{1b}[J\(room)")
      pen.moveToFoot(above: height - 1)
      // On some terminals, rows that scroll in have a different background until erased.
      pen.write("\u{1b}[J")
      pen.write(lines, aboveRows: rows.count)
    case .unknown:
      pushed = max(0, lines.count + rows.count - style.rows)
      let top = max(0, style.rows - lines.count - rows.count)
      pen.erase(rows: style.rows)
      pen.write("\u{1b}[?2004h" + (top > 0 ? "\u{1b}[\(top)B" : ""))
      pen.write(lines, above: rows)
      oldRows = rows
    case .rows(let shownRows, let shownCursor):
      rows += Array(repeating: [], count: max(0, shownRows.count - rows.count))
      if lines.isEmpty, rows == shownRows, cursor == shownCursor { return nil }
      pushed = lines.count + rows.count - shownRows.count
      pen.place = shownCursor
      if rows.count > shownRows.count || !lines.isEmpty && style.rows - rows.count < 2 {
        // Pushes everything up, because there is no room to scroll.
        pen.move(to: Pen.Place())
        pen.write(shownRows.count > 1 ? "\u{1b}[K\u{1b}[1B\u{1b}[J\u{1b}[1A" : "\u{1b}[K")
        pen.write(lines, aboveRows: rows.count)
      } else {
        if !lines.isEmpty { pen.scroll(lines, above: rows.count) }
        oldRows = shownRows
      }
    }
    pen.write(rows, over: oldRows)
    shown = .rows(rows, cursor: cursor)
    return pen.framed(endingAt: cursor)
  }

  /// Leaves the block on screen and moves the cursor below it.
  ///
  /// - Returns: the output, or `nil` if no block is shown.
  mutating func leave() -> String? {
    guard case .rows = shown else { return nil }
    shown = .nothing
    return "\u{1b}[?2004l\r\n"
  }
}

extension Row {
  fileprivate func shown(in palette: LiveStyle.Palette) -> Row {
    var row =
      palette == .none
      ? map { Cell(character: $0.character, face: $0.face.seen(in: palette)) } : self
    while row.last == .blank { row.removeLast() }
    return row
  }
}
