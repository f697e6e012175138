import ProgramSupport
import TestSupport

/// Ways of looking at what the live front has drawn.
extension TerminalScreen {
  /// The block: the rows from the board's upper letters to the cursor.
  var block: [String] {
    let drawn = lines[...cursor.row]
    let heads = drawn.indices.filter { drawn[$0].hasPrefix("    a ") }
    return heads.count < 2 ? [] : Array(drawn[heads[heads.count - 2]...])
  }

  /// Whether nothing is left of the program's modes, and the cursor is below all that was drawn.
  var isLeft: Bool {
    isReleased && cursor.column == 0 && prompt.isEmpty
      && cursor.row == lines.lastIndex { !$0.isEmpty }.map { $0 + 1 }
  }
}

extension TerminalSession {
  /// Returns the screen as soon as the live front waits for what is typed.
  @discardableResult
  func showsPrompt(_ prompt: String = "reversi>") async throws -> TerminalScreen {
    try await shows("prompt '\(prompt)'") { $0.frames > 0 && $0.prompt == prompt }
  }
}
