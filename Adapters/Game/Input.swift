public import Domain
public import UseCases

/// What a person can do to a session, whatever the front.
public enum Input: Hashable, Sendable {
  /// Picks a square.
  case pick(Square)
  /// Dismisses the pass that is up.
  case dismissPass
  /// Asks for a reset.
  case askReset
  /// Answers the reset question.
  case answerReset(Reset.Answer)
  /// Sets the mode of a side.
  case setMode(Disk, ModeChoice)
  /// Asks for a hint.
  case askHint
}
