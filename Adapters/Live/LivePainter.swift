/// Turns blocks into what is written to the terminal: only what has changed, as one frame.
public struct LivePainter: Hashable, Sendable {
  private var rows: [String] = []
  private var cursor = LiveBlock.Cursor(row: 0, column: 0)

  /// Makes a painter that has painted nothing: its block begins where the cursor is.
  public init() {}

  /// Returns what to write so that the terminal shows a block in the place of the one before.
  ///
  /// - Parameters:
  ///   - block: the rows, none wider than the terminal, and the cursor among them.
  ///   - above: lines that are left above the block, for good.
  ///   - anew: whether to begin on an empty screen, as where nobody knows what it shows.
  /// - Returns: one frame, or nil if nothing has changed.
  public mutating func frame(
    _ block: (rows: [String], cursor: LiveBlock.Cursor), above: [String] = [],
    anew: Bool = false
  ) -> String? {
    if anew { self = LivePainter() }
    guard block.rows != rows || block.cursor != cursor || !above.isEmpty else { return nil }
    // The first frame also has the terminal mark what is pasted.
    var text = (anew ? Self.empty : "") + (rows.isEmpty ? Self.marked : "")
    text += Self.up(cursor.row) + "\r"
    for line in above { text += "\u{1b}[2K\(line)\r\n" }
    let isMoved = !above.isEmpty
    for (number, row) in block.rows.enumerated() {
      if isMoved || !rows.indices.contains(number) || rows[number] != row {
        text += "\u{1b}[2K" + row
      }
      if number < block.rows.count - 1 { text += "\r\n" }
    }
    if rows.count > above.count + block.rows.count { text += "\r\n\u{1b}[J" + Self.up(1) }
    text += Self.up(block.rows.count - 1 - block.cursor.row) + "\r"
    text += Self.right(block.cursor.column)
    rows = block.rows
    cursor = block.cursor
    return Self.framed(text)
  }

  /// Returns what to write to leave an empty screen instead of the block.
  public mutating func clear() -> String {
    defer { self = LivePainter() }
    return (rows.isEmpty ? "" : Self.unmarked) + Self.empty
  }

  /// Returns what to write to leave the block as it is, with the cursor below it.
  public mutating func leave() -> String {
    defer { self = LivePainter() }
    guard !rows.isEmpty else { return "" }
    return Self.unmarked + String(repeating: "\r\n", count: rows.count - cursor.row)
  }

  /// Has the terminal mark what is pasted.
  private static let marked = "\u{1b}[?2004h"
  private static let unmarked = "\u{1b}[?2004l"
  private static let empty = "\u{1b}[H\u{1b}[J"

  private static func up(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)A" : "" }

  private static func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }

  /// A frame that the terminal shows at once, without a cursor that runs about.
  private static func framed(_ text: String) -> String {
    "\u{1b}[?2026h\u{1b}[?25l\(text)\u{1b}[?25h\u{1b}[?2026l"
  }
}
