/// Turns blocks into the bytes that repaint them: only what has changed, as one frame.
package struct BlockPainter: Hashable, Sendable {
  /// A block of rows, none wider than the terminal, and the column of the cursor in the last one,
  /// both counted from 0.
  package struct Block: Hashable, Sendable {
    /// The rows.
    package var rows: [String]
    /// The column of the cursor.
    package var cursorColumn: Int

    /// Makes a block.
    package init(rows: [String], cursorColumn: Int) {
      self.rows = rows
      self.cursorColumn = cursorColumn
    }
  }

  /// What the terminal shows where the block belongs.
  private enum Shown: Hashable {
    /// Nothing yet: the block begins at the cursor.
    case nothing
    /// The block that was painted last, with the cursor in its last row.
    case block(Block)
    /// Something unknown, which is to be erased with the whole screen.
    case unknown
  }

  private var shown = Shown.nothing

  /// Makes a painter that has painted nothing: its block begins at the cursor.
  package init() {}

  /// Whether the next frame clears the screen, because what it shows is unknown.
  package var clears: Bool { shown == .unknown }

  /// Lets the next frame clear the screen: others have written there, or its size has changed.
  package mutating func forget() {
    shown = .unknown
  }

  /// Returns the frame that shows a block in place of the one before, with lines above it that stay
  /// for good, or nil if nothing changes.
  package mutating func frame(_ block: Block, above: [String] = []) -> String? {
    let before = shown
    shown = .block(block)
    switch before {
    case .nothing:
      return Self.framed(Self.startMarkingPastes + block.drawn(over: [], below: above))
    case .unknown:
      return Self.framed(
        Self.clear + Self.startMarkingPastes + block.drawn(over: [], below: above))
    case .block(let old):
      guard block != old || !above.isEmpty else { return nil }
      return Self.framed(block.drawn(over: old.rows, below: above))
    }
  }

  /// Returns what to write to leave the block as it is, with the cursor below it.
  package mutating func leave() -> String {
    guard case .block = shown else { return "" }
    shown = .nothing
    return Self.stopMarkingPastes + "\r\n"
  }

  private static let startMarkingPastes = "\u{1b}[?2004h"
  private static let stopMarkingPastes = "\u{1b}[?2004l"
  private static let clear = "\u{1b}[H\u{1b}[J"

  /// Returns a frame that the terminal shows at once, without a cursor that moves about.
  private static func framed(_ text: String) -> String {
    "\u{1b}[?2026h\u{1b}[?25l\(text)\u{1b}[?25h\u{1b}[?2026l"
  }
}

extension BlockPainter.Block {
  /// Returns what paints the block over the rows of another one, below lines that begin at its top.
  fileprivate func drawn(over old: [String], below above: [String]) -> String {
    // Rows at the top that stay are not gone through, so that a key costs the same below any board.
    let kept = above.isEmpty ? zip(old.dropLast(), rows.dropLast()).prefix { $0 == $1 }.count : 0
    var text = up(old.count - 1 - kept) + "\r"
    for line in above { text += "\u{1b}[2K\(line)\r\n" }
    for (number, row) in rows.enumerated().dropFirst(kept) {
      let isThere = above.isEmpty && old.indices.contains(number) && old[number] == row
      if !isThere { text += "\u{1b}[2K" + row }
      if number < rows.count - 1 { text += "\r\n" }
    }
    if old.count > above.count + rows.count { text += "\r\n\u{1b}[J" + up(1) }
    return text + "\r" + right(cursorColumn)
  }
}

private func up(_ rows: Int) -> String {
  rows > 0 ? "\u{1b}[\(rows)A" : ""
}
private func right(_ columns: Int) -> String {
  columns > 0 ? "\u{1b}[\(columns)C" : ""
}
