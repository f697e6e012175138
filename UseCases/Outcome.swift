public import Domain

/// What became of an input.
public enum Outcome: Hashable, Sendable {
  /// The input counted.
  case heard
  /// The input was not awaited: the session, the saved game and the screen are as they were.
  case ignored(Reason)

  /// Why an input is ignored.
  public enum Reason: Hashable, Sendable {
    /// The reset question must be answered first.
    case resetQuestion
    /// A pass must be dismissed first.
    case pass
    /// A move is being shown.
    case disksTurning
    /// The game is over.
    case gameOver
    /// The computer of this side is thinking.
    case thinking(Disk)
    /// The square is not legal for the side; the legal ones are given.
    case illegal(Square, by: Disk, legal: SquareSet)
    /// No question and no pass is up.
    case nothingToAnswer
    /// The report is about something that is no longer awaited.
    case late
  }
}
