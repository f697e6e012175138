public import Domain

/// What has happened to a session, for a front to tell.
public enum Event: Hashable, Sendable {
  /// The session has started.
  case started(Origin)
  /// A move was made, whose disks are shown next.
  case placed(Move)
  /// The next disk of a move is turning.
  case diskTurning(Square, of: Move)
  /// Each disk of a move has been shown: counts and message change now (R3.2, R3.3).
  case moveShown(Move)
  /// A pass was dismissed.
  case passed(Disk)
  /// Somebody else plays a side.
  case modeSet(Disk, from: Mode)
  /// A question is up.
  case asked(Question)
  /// A question was answered with Cancel.
  case canceled(Question)
  /// A new game has begun.
  case reset
  /// The game could not be saved (R7.6).
  case saveFailed(SaveFailure)

  /// With what a session starts.
  public enum Origin: Hashable, Sendable {
    case new
    case resumed
    case instead(of: LoadFailure)
  }
}
