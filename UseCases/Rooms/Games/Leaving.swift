import Domain
import UseCases

extension GameKeeping {
  /// Keeps a game if it is left when another one is saved (R7.10): because that is another game, or
  /// because it was over and is not any more as it was.
  ///
  /// - Returns: why it could not be kept, or nil.
  func keep(
    _ left: Record, playedBy players: Modes, leftFor saved: SavedGame, isAnother: Bool
  ) -> SaveFailure? {
    let isUndone = left.game.turn == nil && left.steps != saved.record.steps
    guard left.lastMove != nil, isAnother || isUndone else { return nil }
    do {
      try keep(left, playedBy: players)
      return nil
    } catch {
      return error
    }
  }
}
