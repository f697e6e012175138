public import Domain

/// The port through which a session is shown.
public protocol Presenter: Sendable {
  /// Shows what has happened and the session it has led to.
  ///
  /// It is called once for each event, in order; a change has been saved before, or its failure
  /// shown.
  func present(_ event: Event, in session: Session)
}

/// Something that has happened to a session and that a player may notice.
///
/// The cases that hold much are indirect, so that those of each move stay small.
public enum Event: Hashable, Sendable {
  /// The session has started.
  indirect case started(Origin)
  /// A move was accepted, and its first disk is on the board.
  case placed(Move)
  /// The next disk of a move is being turned.
  case diskShown(Square, of: Move)
  /// The last disk of a move has been shown: counts, message and turn have changed.
  case moveShown(Move)
  /// The pass of a side was dismissed, and the other side is on turn.
  case passed(Disk)
  /// Steps were taken back, given in the order in which they were made.
  case tookBack([Record.Step])
  /// Steps that were taken back were made again.
  case redone([Record.Step])
  /// The next move or pass departs from steps that were made, or had been taken back, given in the
  /// order in which they were made.
  case departed(from: [Record.Step])
  /// The game was exchanged for the one that was kept beside it.
  case exchanged
  /// An earlier moment is shown, or the present again; the session knows which.
  case looked
  /// The mode of a side was set, possibly to the mode that it had before.
  indirect case modeSet(Disk, from: Mode)
  /// The computer or the guest of a side, as its mode says, has given up, and a person plays now.
  indirect case gaveUp(Disk, from: Mode, ComputerFailure)
  /// A computer was asked for advice.
  case adviceAsked(Advice.Request)
  /// The advice that was asked for has been found.
  indirect case adviceGiven(Advice, for: Advice.Request)
  /// From now on values are kept up as the game goes on, or no longer.
  case valuesKept(Bool)
  /// The values that are kept up have been found for the moment that is shown.
  indirect case valuesFound(Advice)
  /// An analysis has begun.
  case analysisBegun
  /// A move has been judged by an analysis that tells some or all; the session knows whether others
  /// follow.
  indirect case moveJudged(JudgedMove, telling: Analysis.Telling)
  /// The analysis was ended before all moves were judged.
  case analysisStopped
  /// Moves were planned; the session knows which.
  case planned
  /// A planned move was refused when it was its turn, and those behind it were dropped.
  indirect case plannedRefused(PlannedMove, Outcome.Reason, dropping: [PlannedMove])
  /// Planned moves were dropped.
  case notPlayed([PlannedMove])
  /// From now on the passes of Computer sides are dismissed by themselves.
  case autoPassChosen
  /// A question is up.
  case resetAsked
  /// A question was answered with Cancel.
  case resetCancelled(Reset.Question)
  /// A new game has begun: a question was answered with OK, or the one before was over.
  case reset
  /// The latest change could not be saved.
  indirect case saveFailed(SaveFailure)

  /// Where a session comes from.
  public enum Origin: Hashable, Sendable {
    /// A new game.
    case new
    /// The saved game.
    case resumed
    /// A game that the user gave.
    case given
    /// A new game, because the saved one could not be loaded.
    case instead(of: LoadFailure)
  }
}
