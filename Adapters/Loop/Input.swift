public import Domain
public import UseCases

/// A player's action on a session, the same in every front end.
public enum Input: Hashable, Sendable {
  /// Plays a move, or dismisses the pass on screen.
  case make(Record.Step)
  /// Shows the rest of a move at once.
  case finishAnimation
  /// Asks whether to reset the game.
  case askReset
  /// Starts another game with the same players.
  ///
  /// If the current game is under way, asks first.
  case again
  case answer(Question.Answer)
  /// Sets the player of a side.
  case setMode(Disk, ModeChoice)
  /// Replaces the game by another one.
  case open(SavedGame)
}
