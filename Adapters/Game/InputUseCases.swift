import UseCases

extension Input {
  /// Hands the input to its use case, and returns what becomes of it.
  func apply(to session: inout Session, _ ports: Ports) -> Outcome {
    switch self {
    case .play(let step): return PlayAhead.play(step, in: &session, ports)
    case .plan(let moves): return PlayAhead.plan(moves, in: &session, ports)
    case .dropPlanned: return PlayAhead.drop(in: &session, ports)
    case .pick(let square): return PlaceDisk.pick(square, in: &session, ports)
    case .dismissPass: return PassTurn.dismiss(in: &session, ports)
    case .autoPass: PassTurn.dismissByThemselves(in: &session, ports)
    case .askReset: Reset.ask(in: &session, ports)
    case .answerReset(let answer): return Reset.answer(answer, in: &session, ports)
    case .again: Reset.again(in: &session, ports)
    case .setMode(let side, let choice): ChangeMode.set(side, to: choice, in: &session, ports)
    case .undo(let count): return TakeBack.undo(count, in: &session, ports)
    case .redo(let count): return TakeBack.redo(count, in: &session, ports)
    case .go(let moment): return LookBack.go(to: moment, in: &session, ports)
    case .exchange: return ExchangeVariation.exchange(in: &session, ports)
    case .ask(let question): return GiveAdvice.ask(question, in: &session, ports)
    case .keepValues(let areKept): KeepValues.keep(areKept, in: &session, ports)
    case .analyze(let telling): return GiveAdvice.analyze(telling: telling, in: &session, ports)
    case .stopAnalysis: return GiveAdvice.stopAnalysis(in: &session, ports)
    }
    return .accepted
  }
}
