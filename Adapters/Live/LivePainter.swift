/// Turns blocks into the bytes that repaint them: only what has changed, as one frame.
package struct LivePainter: Hashable, Sendable {
  /// A block of rows, none wider than the terminal, and the cursor in it, both counted from 0.
  package struct Block: Hashable, Sendable {
    package var rows: [String]
    package var cursorRow: Int
    package var cursorColumn: Int

    package init(rows: [String], cursorRow: Int, cursorColumn: Int) {
      self.rows = rows
      self.cursorRow = cursorRow
      self.cursorColumn = cursorColumn
    }
  }

  private var painted = Block(rows: [], cursorRow: 0, cursorColumn: 0)

  /// Makes a painter that has painted nothing: its block begins at the cursor.
  package init() {}

  /// Returns the frame that shows a block in place of the one before, or nil if nothing changes.
  ///
  /// - Parameters:
  ///   - above: lines to leave above the block for good.
  ///   - clearing: whether to clear the screen first, because its content is unknown.
  package mutating func frame(
    _ block: Block, above: [String] = [], clearing: Bool = false
  ) -> String? {
    if clearing { self = LivePainter() }
    guard block != painted || !above.isEmpty else { return nil }
    let old = painted.rows
    var text = (clearing ? Self.clear : "") + (old.isEmpty ? Self.startMarkingPastes : "")
    text += Self.up(painted.cursorRow) + "\r"
    for line in above { text += "\u{1b}[2K\(line)\r\n" }
    for (number, row) in block.rows.enumerated() {
      if !above.isEmpty || !old.indices.contains(number) || old[number] != row {
        text += "\u{1b}[2K" + row
      }
      if number < block.rows.count - 1 { text += "\r\n" }
    }
    if old.count > above.count + block.rows.count { text += "\r\n\u{1b}[J" + Self.up(1) }
    text += Self.up(block.rows.count - 1 - block.cursorRow) + "\r"
    text += Self.right(block.cursorColumn)
    painted = block
    return Self.framed(text)
  }

  /// Returns what to write to clear the screen, block included.
  package mutating func clear() -> String {
    defer { self = LivePainter() }
    return (painted.rows.isEmpty ? "" : Self.stopMarkingPastes) + Self.clear
  }

  /// Returns what to write to leave the block as it is, with the cursor below it.
  package mutating func leave() -> String {
    defer { self = LivePainter() }
    guard !painted.rows.isEmpty else { return "" }
    let down = painted.rows.count - painted.cursorRow
    return Self.stopMarkingPastes + String(repeating: "\r\n", count: down)
  }

  private static let startMarkingPastes = "\u{1b}[?2004h"
  private static let stopMarkingPastes = "\u{1b}[?2004l"
  private static let clear = "\u{1b}[H\u{1b}[J"

  private static func up(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)A" : "" }

  private static func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }

  /// Returns a frame that the terminal shows at once, without a cursor that moves about.
  private static func framed(_ text: String) -> String {
    "\u{1b}[?2026h\u{1b}[?25l\(text)\u{1b}[?25h\u{1b}[?2026l"
  }
}
