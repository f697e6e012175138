/// Turns blocks into the bytes that update the terminal, frame by frame.
///
/// It remembers the rows on the terminal, and writes only the cells that differ. Lines above the
/// block scroll into the terminal's history.
struct BlockWriter {
  private enum Shown {
    /// Nothing: the cursor is anywhere, with nothing below it.
    case nothing
    case rows([Row], cursor: Pen.Place)
    /// Unknown, so that the next frame erases the whole screen.
    case unknown
  }

  private var shown = Shown.nothing

  /// The number of rows by which the last frame pushed up the lines above.
  private(set) var pushed = 0

  /// True if the next frame erases the whole screen.
  var clears: Bool { if case .unknown = shown { true } else { false } }

  var height: Int { if case .rows(let rows, _) = shown { rows.count } else { 0 } }

  /// Erases the screen with the next frame, after a resize or another program's output.
  mutating func forget() {
    shown = .unknown
  }

  /// Returns the frame that shows a block, or `nil` if nothing changes.
  ///
  /// `lines` go above the block, and stay in the terminal's history.
  mutating func frame(_ block: Block, above lines: [Row] = [], in style: LiveStyle) -> String? {
    var pen = Pen(style)
    var rows = block.rows.map { $0.shown(in: style.palette) }
    var oldRows: [Row] = []
    let cursor = Pen.Place(row: rows.count - 1, column: block.cursorColumn)
    switch shown {
    case .nothing:
      pushed = lines.count + rows.count
      // Scrolls the rows above no further than needed.
      let height = lines.count + rows.count
      let room = String(repeating: "\r\n", count: height - 1)
      pen.write("\u{1b}[?2004h\r\u{1b}[J\(room)")
      pen.moveToFoot(above: height - 1)
      // Erased after scrolling, rows have the window's ground on every terminal.
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

  /// Returns the bytes that leave the block as it is, with the cursor below.
  ///
  /// - Returns: `nil` if no block is shown.
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
