import UseCases

extension Model {
  /// The turning mark of a thought or of a requested search.
  var indicator: String { ["|", "/", "-", "\\"][indicatorFrame % 4] }

  /// The time until the next frame of the indicator, while one is shown.
  var pauseOfIndicator: Pause? {
    let isThinking = session.thinkingSide != nil && !isPaused
    guard isThinking || isSearching || coach.weighed != nil else { return nil }
    return Pause(end: .indicator(frame: indicatorFrame), duration: .milliseconds(125))
  }

  /// Follows the terminal's report of where its cursor is behind a disk.
  ///
  /// A disk that takes two columns would shift the board, so letters take its place.
  mutating func measure(_ column: Int) -> [Effect] {
    // Some keys send the same bytes as a later report.
    guard !isMeasured else { return [] }
    isMeasured = true
    if column > 2 { window.style.isASCII = true }
    return []
  }
}
