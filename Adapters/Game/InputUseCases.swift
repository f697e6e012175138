import UseCases

extension Input {
  /// Hands the input to its use case, and returns what becomes of it.
  func apply(to session: inout Session, _ ports: Ports) -> Outcome {
    switch self {
    case .play(let step): return PlayAhead(ports).play(step, in: &session)
    case .plan(let moves): return PlayAhead(ports).plan(moves, in: &session)
    case .dropPlanned: return PlayAhead(ports).drop(in: &session)
    case .pick(let square): return PlaceDisk(ports).pick(square, in: &session)
    case .dismissPass: return PassTurn(ports).dismiss(in: &session)
    case .autoPass: PassTurn(ports).dismissByThemselves(in: &session)
    case .askReset: Reset(ports).ask(in: &session)
    case .answerReset(let answer): return Reset(ports).answer(answer, in: &session)
    case .again: Reset(ports).again(in: &session)
    case .setMode(let side, let choice): ChangeMode(ports).set(side, to: choice, in: &session)
    case .undo(let count): return TakeBack(ports).undo(count, in: &session)
    case .redo(let count): return TakeBack(ports).redo(count, in: &session)
    case .go(let moment): return LookBack(ports).go(to: moment, in: &session)
    case .exchange: return ExchangeVariation(ports).exchange(in: &session)
    case .ask(let question): return GiveAdvice(ports).ask(question, in: &session)
    case .keepValues(let areKept): KeepValues(ports).keep(areKept, in: &session)
    case .analyze(let telling): return GiveAdvice(ports).analyze(telling: telling, in: &session)
    case .stopAnalysis: return GiveAdvice(ports).stopAnalysis(in: &session)
    }
    return .accepted
  }
}
