/// Turns blocks of rows into the bytes that show them: it alone knows what a terminal shows, and
/// writes the cells that differ, as one frame.
///
/// The block stands at the foot of the window. What is told above it scrolls there by the
/// terminal's own means, and leaves into its history.
struct BlockWriter {
  /// What the terminal shows where the block belongs.
  private enum Shown {
    /// Nothing yet: the cursor stands anywhere, with nothing below it.
    case nothing
    /// Rows, and the cursor.
    case rows([Row], cursor: Pen.Place)
    /// Something unknown, which is to be erased with the whole screen.
    case unknown
  }

  private var shown = Shown.nothing

  /// How many rows the last frame has pushed up what stood above the block.
  private(set) var pushed = 0

  /// Whether the next frame erases the whole screen.
  var clears: Bool { if case .unknown = shown { true } else { false } }

  /// The rows of the block.
  var height: Int { if case .rows(let rows, _) = shown { rows.count } else { 0 } }

  /// Lets the next frame clear the screen: others have written there, or its size has changed.
  mutating func forget() {
    shown = .unknown
  }

  /// Returns the frame that shows a block in place of the one before, with lines above it that stay
  /// for good, or nil if nothing changes.
  mutating func frame(_ block: Block, above lines: [Row] = [], in style: LiveStyle) -> String? {
    var pen = Pen(style)
    var rows = block.rows.map { $0.shown(in: style.palette) }
    var oldRows: [Row] = []
    let cursor = Pen.Place(row: rows.count - 1, column: block.cursorColumn)
    switch shown {
    case .nothing:
      pushed = lines.count + rows.count
      // What is above scrolls no more than it has to.
      let height = lines.count + rows.count
      let room = String(repeating: "\r\n", count: height - 1)
      pen.write("\u{1b}[?2004h\r\u{1b}[J\(room)")
      pen.moveToFoot(above: height - 1)
      // What is erased after it has scrolled has the ground of the window on every terminal.
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
        // There is no room to scroll, so everything is pushed up.
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

  /// Returns what to write to leave the block as it is, with the cursor below it.
  mutating func leave() -> String? {
    guard case .rows = shown else { return nil }
    shown = .nothing
    return "\u{1b}[?2004l\r\n"
  }
}

extension Row {
  /// Returns the row as a terminal shows it, without blanks at its end.
  fileprivate func shown(in palette: LiveStyle.Palette) -> Row {
    var row =
      palette == .none
      ? map { Cell(character: $0.character, face: $0.face.seen(in: palette)) } : self
    while row.last == .blank { row.removeLast() }
    return row
  }
}
