public import Domain

/// Something that has happened on the board.
public enum PlayEvent: Hashable, Sendable {
  /// A move was accepted, and its first disk is on the board.
  case placed(Move)
  /// The next disk of a move is being turned.
  case diskTurning(Square, of: Move)
  /// The last disk of a move has been shown: counts, message and turn have changed.
  case moveShown(Move)
  /// The pass of a side was dismissed, and the other side is on turn.
  case passed(Disk)
  /// Steps were taken back, given in the order in which they were made.
  case tookBack([Record.Step])
  /// Steps that were taken back were made again.
  case redone([Record.Step])
  /// A new game has begun: a question was answered with OK, or the one before was over.
  case reset
}
