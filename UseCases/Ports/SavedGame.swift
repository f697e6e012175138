public import Domain

/// The part of a session that is saved (R7.1): the game with the steps that led to it, and both
/// modes.
public struct SavedGame: Hashable, Sendable {
  /// The steps and the game to which they have led, never in the middle of a move.
  public let record: Record
  /// The modes of both sides.
  public let modes: Modes

  /// Makes a saved game.
  public init(record: Record, modes: Modes = Modes()) {
    self.record = record
    self.modes = modes
  }

  /// Makes a saved game without a step; without arguments, a new game with two Manual sides.
  public init(game: Game = Game(), modes: Modes = Modes()) {
    self.init(record: Record(start: game), modes: modes)
  }

  /// The game.
  public var game: Game { record.game }
}
