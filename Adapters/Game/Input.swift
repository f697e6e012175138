public import Domain
public import UseCases

/// What a person can do to a session, whatever the front.
public enum Input: Hashable, Sendable {
  /// Makes a step now or not at all: picks a square, or dismisses the pass that is up.
  case make(Record.Step)
  /// Shows the rest of a move at once.
  case finishShowing
  /// Asks for a reset.
  case askReset
  /// Answers the question that is up.
  case answer(Question.Answer)
  /// Starts another game with the same players, or asks first before the end.
  case again
  /// Hands a side over, and starts another game, or asks first before the end.
  case againWith(Disk, ModeChoice)
  /// Sets the mode of a side.
  case setMode(Disk, ModeChoice)
  /// Takes moves back, to so many moments at which a person was to pick.
  case undo(Int)
  /// Makes moves again that were taken back.
  case redo(Int)
  /// Goes to a moment of the game, to look at it.
  case go(LookBack.Moment)
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
  case analyze
  /// Ends the analysis.
  case stopAnalysis
  /// Begins a lesson about the mistakes of the game.
  case learn
  /// Has a coach look at what is picked, or no longer.
  case coach(Bool)
}

extension Input {
  /// Hands the input to its use case, and returns what becomes of it.
  package func apply(to session: inout Session, _ ports: Ports) -> Outcome {
    switch self {
    case .play(let step): return PlayAhead.play(step, in: &session, ports)
    case .plan(let moves): return PlayAhead.plan(moves, in: &session, ports)
    case .dropPlanned: return PlayAhead.drop(in: &session, ports)
    case .make(let step): return MakeStep.make(step, in: &session, ports)
    case .finishShowing: PlaceDisk.finishShowing(in: &session, ports)
    case .askReset: Reset.ask(in: &session, ports)
    case .answer(let answer): return AnswerQuestion.answer(answer, in: &session, ports)
    case .again: Reset.again(in: &session, ports)
    case .againWith(let side, let choice):
      Reset.again(handing: side, to: choice, in: &session, ports)
    case .setMode(let side, let choice): ChangeMode.set(side, to: choice, in: &session, ports)
    case .undo(let count): return TakeBack.undo(count, in: &session, ports)
    case .redo(let count): return TakeBack.redo(count, in: &session, ports)
    case .go(let moment): return LookBack.go(to: moment, in: &session, ports)
    case .ask(.hint) where session.lesson != nil: return Learn.hint(in: &session, ports)
    case .ask(let question): return GiveAdvice.ask(question, in: &session, ports)
    case .keepValues(let areKept): KeepValues.keep(areKept, in: &session, ports)
    case .analyze: return GiveAdvice.analyze(in: &session, ports)
    case .stopAnalysis: return GiveAdvice.stopAnalysis(in: &session, ports)
    case .learn: return Learn.begin(in: &session, ports)
    case .coach(let isCoached): Coach.watch(isCoached, in: &session, ports)
    }
    return .accepted
  }
}
