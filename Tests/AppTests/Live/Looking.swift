import TestSupport
import Testing

/// Ways of looking at what the live front has drawn.
extension TerminalScreen {
  static let letters = "    a b c d e f g h"

  /// The block: the rows from the board's upper letters to the cursor.
  var block: [String] {
    let drawn = lines[...cursor.row]
    // Disks of two columns set the letters further apart.
    let heads = drawn.indices.filter { drawn[$0].hasPrefix("    a ") }
    return heads.count < 2 ? [] : Array(drawn[heads[heads.count - 2]...])
  }

  /// Whether there is exactly one board to be seen, and nothing below the prompt.
  var isTidy: Bool {
    lines.count { $0.hasPrefix("    a ") } == 2
      && lines.dropFirst(cursor.row + 1).allSatisfy(\.isEmpty)
  }

  /// Whether nothing is left of the program's modes, and the cursor is below all that was drawn.
  var isLeft: Bool {
    isReleased && cursor.column == 0 && prompt.isEmpty
      && cursor.row == lines.lastIndex { !$0.isEmpty }.map { $0 + 1 }
  }
}

extension LiveTerminal.Seen {
  /// The screen after each frame; the terminal must not have been resized.
  var frames: [TerminalScreen] {
    var now = TerminalScreen(
      columns: screen.columns, rows: screen.rows, diskWidth: screen.diskWidth)
    var frames: [TerminalScreen] = []
    for piece in bytes.split(separator: Array("\u{1B}[?2026l".utf8)) {
      now.feed(piece)
      guard now.isFrameOpen else { continue }
      now.feed("\u{1B}[?2026l")
      frames.append(now)
    }
    return frames
  }

  /// All that was written, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension LiveTerminal {
  /// Returns the screen as soon as a row equals a text.
  @discardableResult
  func showsRow(_ row: String) async throws -> TerminalScreen {
    try await shows("row equal to '\(row)'") { $0.lines.contains(row) }
  }

  /// Returns the screen as soon as the live front waits for what is typed.
  @discardableResult
  func showsPrompt(_ prompt: String = "reversi>") async throws -> TerminalScreen {
    try await shows("prompt '\(prompt)'") { $0.frames > 0 && $0.prompt == prompt }
  }
}
