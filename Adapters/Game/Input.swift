public import Domain
public import UseCases

/// What a person can do to a session, whatever the front.
public enum Input: Hashable, Sendable {
  /// Picks a square.
  case pick(Square)
  /// Dismisses the pass that is up.
  case dismissPass
  /// Has the passes of Computer sides dismissed by themselves.
  case autoPass
  /// Asks for a reset.
  case askReset
  /// Answers the question that is up.
  case answerReset(Reset.Answer)
  /// Starts another game with the same players, or asks first before the end.
  case again
  /// Sets the mode of a side.
  case setMode(Disk, ModeChoice)
  /// Takes moves back, to so many moments at which a person was to pick.
  case undo(Int)
  /// Makes moves again that were taken back.
  case redo(Int)
  /// Goes to a moment of the game, to look at it.
  case go(LookBack.Moment)
  /// Exchanges the game for the one that is kept beside it.
  case exchange
  /// Plays a move or a pass or, if it is only too early for that, plans it.
  case play(Record.Step)
  /// Plans moves.
  case plan([PlannedMove])
  /// Drops all planned moves.
  case dropPlanned
  /// Asks a computer for advice.
  case ask(Advice.Request)
  /// Has values kept up as the game goes on, or no longer.
  case keepValues(Bool)
  /// Has a computer judge the moves so far.
  case analyze(telling: Analysis.Telling)
  /// Ends the analysis.
  case stopAnalysis
}
