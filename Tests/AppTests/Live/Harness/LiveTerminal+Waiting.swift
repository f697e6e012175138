import TestSupport
import Testing

extension LiveTerminal {
  /// Returns the screen as soon as something holds of it, between two frames.
  @discardableResult
  func shows(
    _ what: String = "such screen", within seconds: Double = 20,
    sourceLocation: SourceLocation = #_sourceLocation,
    where holds: @escaping @Sendable (TerminalScreen) -> Bool
  ) async throws -> TerminalScreen {
    try await first(what, within: seconds, sourceLocation) { seen in
      seen.screen.isComplete && !seen.screen.isFrameOpen && holds(seen.screen)
    }.screen
  }

  /// Returns the screen as soon as one of its rows contains a text.
  @discardableResult
  func shows(
    _ text: String, within seconds: Double = 20, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> TerminalScreen {
    try await shows("row with '\(text)'", within: seconds, sourceLocation: sourceLocation) {
      $0.lines.contains { $0.contains(text) }
    }
  }

  /// Returns everything as soon as the program has ended, and all that it wrote was read.
  func ended(
    within seconds: Double = 20, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Seen {
    try await first("end", within: seconds, sourceLocation) { $0.isClosed && $0.end != nil }
  }
}
