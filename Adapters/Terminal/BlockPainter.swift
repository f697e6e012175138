/// Turns blocks into the bytes that repaint them: only what has changed, as one frame.
package struct BlockPainter: Hashable, Sendable {
  /// A block of rows, none wider than the terminal, and the column of the cursor in the last one,
  /// both counted from 0.
  package struct Block: Hashable, Sendable {
    /// The rows.
    package var rows: [String]
    /// The one cell that turns while nothing else changes.
    package var spot: Spot?
    /// The column of the cursor.
    package var cursorColumn: Int

    /// Makes a block.
    package init(rows: [String], spot: Spot? = nil, cursorColumn: Int) {
      self.rows = rows
      self.spot = spot
      self.cursorColumn = cursorColumn
    }

    /// A character over a cell of a row.
    package struct Spot: Hashable, Sendable {
      /// The row of the block.
      package var row: Int
      /// The column.
      package var column: Int
      /// The character that stands there, in its color.
      package var text: String

      fileprivate var drawn: String { "\r" + right(column) + text }
    }

    fileprivate var drawnRows: [String] {
      var rows = rows
      if let spot { rows[spot.row] += spot.drawn }
      return rows
    }

    /// Whether it is the other block, but for the character of its spot.
    fileprivate func isOnlyTurned(from other: Block) -> Bool {
      var other = other
      if let spot { other.spot?.text = spot.text }
      return self == other
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
  var clears: Bool { shown == .unknown }

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
      if let spot = block.spot, above.isEmpty, block.isOnlyTurned(from: old) {
        return Self.framed(block.turning(spot))
      }
      return Self.framed(block.drawn(over: old.drawnRows, below: above))
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
    let new = drawnRows
    // Rows at the top that stay are not gone through, so that a key costs the same below any board.
    let kept = above.isEmpty ? zip(old.dropLast(), new.dropLast()).prefix { $0 == $1 }.count : 0
    var text = up(old.count - 1 - kept) + "\r"
    for line in above { text += "\u{1b}[2K\(line)\r\n" }
    for (number, row) in new.enumerated().dropFirst(kept) {
      let isThere = above.isEmpty && old.indices.contains(number) && old[number] == row
      if !isThere { text += "\u{1b}[2K" + row }
      if number < new.count - 1 { text += "\r\n" }
    }
    if old.count > above.count + new.count { text += "\r\n\u{1b}[J" + up(1) }
    return text + "\r" + right(cursorColumn)
  }

  /// Returns what writes the character of the spot alone, from and back to the cursor.
  fileprivate func turning(_ spot: Spot) -> String {
    let height = rows.count - 1 - spot.row
    return up(height) + spot.drawn + down(height) + "\r" + right(cursorColumn)
  }
}

private func up(_ rows: Int) -> String {
  rows > 0 ? "\u{1b}[\(rows)A" : ""
}
private func down(_ rows: Int) -> String {
  rows > 0 ? "\u{1b}[\(rows)B" : ""
}
private func right(_ columns: Int) -> String {
  columns > 0 ? "\u{1b}[\(columns)C" : ""
}
