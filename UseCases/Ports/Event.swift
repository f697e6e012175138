public import Domain

/// An event in a session, for front ends to present.
public enum Event: Hashable, Sendable {
  case started(Origin)
  /// A disk was placed, and its flips follow.
  case placed(Move)
  /// The next disk of a move is flipping.
  case diskFlipping(Square, of: Move)
  /// A move is fully shown, so the counts and message change (R3.2, R3.3).
  ///
  /// If the game is over now, no other event says so.
  case moveShown(Move)
  case passed(Disk)
  /// The player of a side was set, perhaps to the same as before.
  case modeSet(Disk, from: Mode)
  case resetAsked
  case resetCanceled
  case reset
  /// Another game has replaced the previous one (R7.17).
  case opened
  /// The change of the next event could not be saved.
  ///
  /// The session has the change already.
  case saveFailed(SaveFailure)

  /// The source of a session's first game.
  public enum Origin: Hashable, Sendable {
    case new
    case resumed
    case instead(of: LoadFailure)
  }
}
