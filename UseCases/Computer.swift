public import Domain

/// The port through which a computer player is asked for its move.
public protocol Computer: Sendable {
  /// Returns one of the game's legal squares.
  ///
  /// The caller waits out the thinking time first (R2.3). It may cancel the call at any moment, and
  /// then ignores the answer.
  ///
  /// - Throws: any error; the computer is then asked again (R2.7).
  func chooseSquare(for game: Game) async throws -> Square
}
