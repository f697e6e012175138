public import Domain

/// The part of a session that is saved (R7.1): the game with the steps that led to it, and both modes.
public struct SavedGame: Hashable, Sendable {
  /// The game, never in the middle of a move.
  public let game: Game
  /// The steps that led to the game; what was taken back is not saved.
  public let record: Record
  /// The modes of both sides.
  public let modes: Modes

  /// Makes a saved game without a step; without arguments, a new game with two Manual sides.
  public init(game: Game = Game(), modes: Modes = Modes()) {
    self.init(game: game, leading: Record(start: game), modes: modes)
  }

  /// Makes a saved game; steps that do not lead to the game are dropped (R10.6).
  public init(game: Game, record: Record, modes: Modes) {
    self.init(
      game: game, leading: record.games.last == game ? record : Record(start: game), modes: modes)
  }

  /// Makes a saved game from a record that the caller knows to lead to the game.
  init(game: Game, leading record: Record, modes: Modes) {
    self.game = game
    self.record = record.forgettingUndone
    self.modes = modes
  }
}
