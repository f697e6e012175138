/// Turns blocks into the bytes that repaint them: only what has changed, as one frame.
package struct BlockPainter: Hashable, Sendable {
  /// A block of rows, none wider than the terminal, and the column of the cursor in the last one,
  /// both counted from 0.
  package struct Block: Hashable, Sendable {
    package var rows: [String]
    /// The one cell that turns while nothing else changes.
    package var spot: Spot?
    package var cursorColumn: Int

    package init(rows: [String], spot: Spot? = nil, cursorColumn: Int) {
      self.rows = rows
      self.spot = spot
      self.cursorColumn = cursorColumn
    }

    /// A character over a cell of a row.
    package struct Spot: Hashable, Sendable {
      package var row: Int
      package var column: Int
      package var character: Character

      fileprivate var text: String { "\r" + right(column) + String(character) }
    }

    fileprivate var drawnRows: [String] {
      var rows = rows
      if let spot { rows[spot.row] += spot.text }
      return rows
    }

    /// Whether it is the other block, but for the character of its spot.
    fileprivate func isOnlyTurned(from other: Block) -> Bool {
      var other = other
      if let spot { other.spot?.character = spot.character }
      return self == other
    }
  }

  package private(set) var painted = Block(rows: [], cursorColumn: 0)

  /// Makes a painter that has painted nothing: its block begins at the cursor.
  package init() {}

  /// Returns the frame that shows a block in place of the one before, or nil if nothing changes.
  ///
  /// - Parameters:
  ///   - above: lines to leave above the block for good.
  ///   - clearing: whether to clear the screen first, because its content is unknown.
  ///   - top: the rows from the cursor up to the top of the block before, if that is to be erased,
  ///     because the terminal may have wrapped its rows again.
  package mutating func frame(
    _ block: Block, above: [String] = [], clearing: Bool = false, erasingFrom top: Int? = nil
  ) -> String? {
    if clearing || top != nil { self = BlockPainter() }
    guard block != painted || !above.isEmpty else { return nil }
    if let spot = block.spot, above.isEmpty, block.isOnlyTurned(from: painted) {
      painted = block
      return Self.framed(block.turning(spot))
    }
    let (old, new) = (painted.drawnRows, block.drawnRows)
    let erasing = top.map { up($0) + "\r\u{1b}[J" } ?? ""
    var text = (clearing ? Self.clear : erasing) + (old.isEmpty ? Self.startMarkingPastes : "")
    text += up(old.count - 1) + "\r"
    for line in above { text += "\u{1b}[2K\(line)\r\n" }
    for (number, row) in new.enumerated() {
      if !above.isEmpty || !old.indices.contains(number) || old[number] != row {
        text += "\u{1b}[2K" + row
      }
      if number < new.count - 1 { text += "\r\n" }
    }
    if old.count > above.count + new.count { text += "\r\n\u{1b}[J" + up(1) }
    painted = block
    return Self.framed(text + "\r" + right(block.cursorColumn))
  }

  /// Returns what to write to leave the block as it is, with the cursor below it.
  package mutating func leave() -> String {
    defer { self = BlockPainter() }
    return painted.rows.isEmpty ? "" : Self.stopMarkingPastes + "\r\n"
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
  /// Returns the rows from its top to its cursor, on a terminal that has wrapped its rows again at a
  /// number of columns.
  func rowsToTop(columns: Int, circleColumns: Int) -> Int {
    let wrapped = rows.map { row in
      var (rows, column) = (1, 0)
      for character in row.replacing(/\u{1b}\[[0-9;]*m/, with: "") {
        let width = DisplayWidth.of(character, circleColumns: circleColumns)
        if column + width > columns { (rows, column) = (rows + 1, 0) }
        column += width
      }
      return rows
    }
    guard let last = wrapped.last else { return 0 }
    return wrapped.dropLast().reduce(0, +) + min(cursorColumn / columns, last - 1)
  }

  fileprivate func turning(_ spot: Spot) -> String {
    let height = rows.count - 1 - spot.row
    return up(height) + spot.text + down(height) + "\r" + right(cursorColumn)
  }
}

private func up(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)A" : "" }
private func down(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)B" : "" }
private func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }
