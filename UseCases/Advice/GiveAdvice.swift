import Domain

/// Use case: a person asks a computer for advice, or has it judge the moves so far (R9.6, R11).
public enum GiveAdvice {
  /// Asks for advice about the moment that is seen, if a pick is awaited, which still counts, or at
  /// an earlier moment; it takes the place of other advice.
  ///
  /// A hint that an analysis has found is given at once (R11.7).
  @discardableResult
  public static func ask(_ request: Advice.Request, in session: inout Session, _ ports: Ports)
    -> Outcome
  {
    if let reason = session.reasonAgainstAdvice { return .ignored(reason) }
    stopAnalysis(in: &session, ports)
    session.pursuit = .advice(request)
    if request == .hint, let judged = session.judgedAdvice {
      give(judged, for: request, in: &session, ports)
    } else {
      ports.tell(.advice(.requested(request)), in: &session)
    }
    return .accepted
  }

  /// Begins to judge the moves so far, if a pick is awaited, which still counts, after the game, or
  /// at an earlier moment; a person is told what has cost something, unless a lesson follows.
  @discardableResult
  public static func analyze(
    isTold: Bool = true, in session: inout Session, _ ports: Ports
  ) -> Outcome {
    if let reason = session.reasonAgainstAdvice, reason != .gameOver { return .ignored(reason) }
    guard let judging = Judging(of: session.record) else {
      return .ignored(.noMovesYet)
    }
    stopAnalysis(in: &session, ports)
    session.pursuit = .analysis(judging)
    session.analysis = Analysis(isTold: isTold)
    ports.tell(.advice(.analysisBegun), in: &session)
    return .accepted
  }

  /// Gives advice that was awaited, judges a move by it, or keeps it up.
  static func give(
    _ advice: Advice, about question: Advice.Question, on record: Record,
    in session: inout Session, _ ports: Ports
  ) {
    switch session.inquiry {
    case .judgment(let judging):
      let judged = judging.judgment(by: advice, about: question, on: record)
      session.pursuit = judging.following(advice, about: question, on: record)
        .map(Pursuit.analysis)
      guard let judged else { return }
      session.analysis.moves.append(judged)
      ports.tell(.advice(.moveJudged(judged)), in: &session)
    case .advice(let request):
      give(session.agreed(advice), for: request, in: &session, ports)
    case .values where session.lacksKeptValues:
      let advice = session.agreed(advice)
      session.found = .everyMove(advice)
      ports.tell(.advice(.valuesFound(advice)), in: &session)
    case .values: session.teaching.watch = .values(advice)
    case .attempt, .line, nil: break
    }
  }

  private static func give(
    _ advice: Advice, for request: Advice.Request, in session: inout Session, _ ports: Ports
  ) {
    session.pursuit = nil
    switch request {
    case .hint: session.found = .bestMove(advice)
    case .values: session.found = .everyMove(advice)
    }
    ports.tell(.advice(.given(advice, for: request)), in: &session)
  }

  /// Ends all that is asked of a computer that has no advice (R9.19).
  static func endAll(in session: inout Session, _ ports: Ports) {
    session.pursuit = nil
    session.run.keepsValues = false
    session.run.isCoached = false
    session.forgetValues()
    // It has none on the next line, either.
    if let explanation = session.explanationSought {
      session.teaching.explanation = explanation.givenUp
    }
    ports.tell(.advice(.notGiven), in: &session)
  }

  /// Ends the analysis that is under way; what it has found stays.
  @discardableResult
  public static func stopAnalysis(in session: inout Session, _ ports: Ports) -> Outcome {
    guard session.isAnalyzing else { return .ignored(.nothingToAnswer) }
    session.pursuit = nil
    ports.tell(.advice(.analysisStopped), in: &session)
    return .accepted
  }
}
