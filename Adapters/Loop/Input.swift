public import Domain
public import UseCases

/// What a person can do to a session, whatever the front.
public enum Input: Hashable, Sendable {
  /// Picks a square, or dismisses the pass that is up.
  case make(Record.Step)
  /// Shows the rest of a move at once.
  case finishShowing
  /// Asks for a reset.
  case askReset
  /// Starts another game with the same players, or asks first before the end.
  case again
  /// Answers the question that is up.
  case answer(Question.Answer)
  /// Sets who plays a side.
  case setMode(Disk, ModeChoice)
}
