public import Domain

/// The port through which a computer player is asked for its move, or for a hint.
public protocol Computer: Sendable {
  /// Returns a legal square of the game to which a record has led.
  ///
  /// At level 0 the caller waits out the thinking time first (R2.3); at any other level the time runs
  /// while the computer thinks (R9.4). The caller may cancel the call at any moment, and then
  /// ignores the answer.
  ///
  /// - Parameters:
  ///   - record: a game in which a side is to move, with the moves that have led to it.
  ///   - level: how well to play.
  /// - Throws: `ComputerFailure` if asking again would not help; any other error makes the caller ask
  ///   again (R2.7).
  func chooseSquare(for record: Record, at level: Level) async throws -> Square

  /// Returns the best square that the computer can find, and what it is worth (R9.6).
  ///
  /// - Throws: any error; the computer is then asked again (R2.7).
  func hint(for record: Record) async throws -> Hint
}

extension Computer {
  /// Returns the square that the computer would choose at the highest level, without its worth.
  public func hint(for record: Record) async throws -> Hint {
    Hint(square: try await chooseSquare(for: record, at: .strongest))
  }
}

/// Why a computer gives up, so that it is not asked again (R2.7).
public enum ComputerFailure: Error, Hashable {
  /// It has ended.
  case ended
  /// It does not answer in time.
  case silent
  /// It answers what is no legal square, or refuses what is right.
  case wrong(String)
  /// It plays only games that begin with the start position.
  case otherStart
}
