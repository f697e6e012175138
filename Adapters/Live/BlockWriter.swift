/// Turns blocks of rows into the bytes that show them: it alone knows what a terminal shows,
/// keeps what it has written, and writes the cells that differ, as one frame.
///
/// The block stands at the foot of the window. What is told above it scrolls there by the
/// terminal's own means, and leaves into its history.
package struct BlockWriter {
  /// The rows of a block, none wider than the terminal, and the column of the cursor in the last
  /// one, counted from 0.
  package struct Block: Hashable, Sendable {
    /// The rows.
    package var rows: [[TextRun]]
    /// The column of the cursor.
    package var cursorColumn: Int

    /// Makes a block.
    package init(rows: [[TextRun]], cursorColumn: Int = 0) {
      self.rows = rows
      self.cursorColumn = cursorColumn
    }
  }

  /// What the terminal shows where the block belongs.
  private enum Shown {
    /// Nothing yet: the cursor stands anywhere, with nothing below it.
    case nothing
    /// The block that was written last, in a style; its rows may be more than those of the block,
    /// if it has become shorter.
    case block(Block, rows: [CellRow], in: LiveStyle)
    /// Something unknown, which is to be erased with the whole screen.
    case unknown
  }

  private var shown = Shown.nothing

  /// Makes a writer that has written nothing.
  package init() {}

  /// The rows of the block that the next frame erases with the whole screen; nil if it erases none.
  private(set) var rowsToClear: Int?

  /// Lets the next frame clear the screen: others have written there, or its size has changed.
  package mutating func forget() {
    switch shown {
    case .nothing: rowsToClear = 0
    case .block(_, let rows, _): rowsToClear = rows.count
    case .unknown: break
    }
    shown = .unknown
  }

  /// Returns the frame that shows a block in place of the one before, with lines above it that stay
  /// for good, or nil if nothing changes.
  package mutating func frame(
    _ block: Block, above lines: [[TextRun]] = [], in style: LiveStyle
  ) -> String? {
    if lines.isEmpty, case .block(block, _, style) = shown { return nil }
    var pen = Pen(style)
    var rows = cells(of: block, in: style)
    var oldRows: [CellRow] = []
    switch shown {
    case .nothing:
      // What is above scrolls no more than it has to.
      let height = lines.count + rows.count
      let room = String(repeating: "\r\n", count: height - 1)
      // What is erased after it has scrolled has the ground of the window on every terminal.
      pen.write("\u{1b}[?2004h\r\u{1b}[J\(room)\u{1b}[\(max(1, style.rows - height + 1));1H")
      pen.write("\u{1b}[J")
      pen.write(lines, aboveRows: rows.count)
    case .unknown:
      let top = max(0, style.rows - lines.count - rows.count)
      // A screen that is erased as a whole would go into the history of some terminals.
      pen.write("\u{1b}[2;1H\u{1b}[J\u{1b}[H\u{1b}[K\u{1b}[?2004h\u{1b}[\(top + 1);1H")
      pen.write(lines, aboveRows: rows.count)
    case .block(let old, let shownRows, _):
      pen.place = Pen.Place(row: old.rows.count - 1, column: old.cursorColumn)
      while rows.count < shownRows.count { rows.append(CellRow()) }
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
    shown = .block(block, rows: rows, in: style)
    rowsToClear = nil
    return pen.framed(endingAt: Pen.Place(row: block.rows.count - 1, column: block.cursorColumn))
  }

  /// Returns the cells of the rows of a block: most rows are those of the block before, whose cells
  /// are kept.
  private func cells(of block: Block, in style: LiveStyle) -> [CellRow] {
    guard case .block(let old, let rows, style) = shown else {
      return block.rows.map { CellRow($0, in: style) }
    }
    return block.rows.enumerated().map { number, row in
      let isKept = number < old.rows.count && row == old.rows[number]
      return isKept ? rows[number] : CellRow(row, in: style)
    }
  }

  /// What asks how wide a disk is, and leaves nothing: the terminal reports the column behind one.
  static let widthRequest = "\r●\u{1b}[6n\r\u{1b}[K"

  /// Returns what to write to leave the block as it is, with the cursor below it.
  package mutating func leave() -> String {
    guard case .block = shown else { return "" }
    shown = .nothing
    return "\u{1b}[?2004l\r\n"
  }
}
