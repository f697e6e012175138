extension LiveTerminal {
  /// Returns the screen as soon as it meets a condition, between two frames.
  @discardableResult
  package func shows(
    _ what: String = "such screen", file: String = #fileID, line: Int = #line,
    where holds: @escaping @Sendable (TerminalScreen) -> Bool
  ) async throws -> TerminalScreen {
    try await first(what, "\(file):\(line)") { seen in
      seen.screen.isComplete && !seen.screen.isFrameOpen && holds(seen.screen)
    }.screen
  }

  /// Returns the screen as soon as one of its rows contains a text.
  @discardableResult
  package func shows(
    _ text: String, file: String = #fileID, line: Int = #line
  ) async throws -> TerminalScreen {
    try await shows("row with '\(text)'", file: file, line: line) {
      $0.lines.contains { $0.contains(text) }
    }
  }

  /// Returns everything as soon as the program has ended and all that it wrote has been read.
  package func ended(file: String = #fileID, line: Int = #line) async throws -> Seen {
    try await first("end", "\(file):\(line)") { $0.isClosed && $0.end != nil }
  }
}
