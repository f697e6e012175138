public import Domain

/// The part of a session that is saved (R7.1): board, turn or end, and both modes.
public struct SavedGame: Hashable, Sendable {
  /// The game, never in the middle of a move.
  public let game: Game
  /// The modes of both sides.
  public let modes: Modes

  /// Makes a saved game; without arguments, a new game with two Manual sides.
  public init(game: Game = Game(), modes: Modes = Modes()) {
    self.game = game
    self.modes = modes
  }
}
