public import Domain

/// The port through which a computer player is asked.
public protocol Computer: Sendable {
  /// Returns one of the game's legal squares.
  ///
  /// The thinking time is not the computer's: who asks lets it pass before (R2.3). The call may be
  /// cancelled at any moment; whatever it answers after that is ignored.
  ///
  /// - Throws: anything; the computer is then asked again (R2.7).
  func square(for game: Game) async throws -> Square
}
