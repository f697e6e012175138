/// Use case: a person asks a computer for advice, or has it judge the moves so far (R9.6, R11).
public enum GiveAdvice {
  /// Asks for advice about the moment that is shown, if a pick is awaited, which still counts, or
  /// at an earlier moment; it takes the place of other advice.
  @discardableResult
  public static func ask(_ request: Advice.Request, in session: inout Session, _ ports: Ports)
    -> Outcome
  {
    if let reason = session.reasonAgainstAdvice { return .ignored(reason) }
    stopAnalysis(in: &session, ports)
    session.asked = request
    ports.present(.adviceAsked(request), in: session)
    return .accepted
  }

  /// Begins to judge the moves so far, if a pick is awaited, which still counts, after the game, or
  /// at an earlier moment.
  @discardableResult
  public static func analyze(
    telling: Analysis.Telling = .mistakes, in session: inout Session, _ ports: Ports
  ) -> Outcome {
    if let reason = session.reasonAgainstAdvice, reason != .gameOver { return .ignored(reason) }
    guard let analysis = Analysis(of: session.record, telling: telling) else {
      return .ignored(.noMovesYet)
    }
    stopAnalysis(in: &session, ports)
    session.asked = nil
    session.analysis = analysis
    ports.present(.analysisBegun, in: session)
    return .accepted
  }

  /// Gives advice, judges a move by it, or keeps it up, if it is still awaited and answers what was
  /// asked; returns whether it does.
  @discardableResult
  public static func found(
    _ advice: Advice, after wait: Wait, in session: inout Session, _ ports: Ports
  ) -> Bool {
    guard case .advice(let record, let question) = wait, session.wait == wait,
      advice.answers(question, about: record)
    else { return false }
    if session.isAnalyzing {
      let judged = session.analysis?.take(advice, about: question, on: record)
      if let judged { ports.present(.moveJudged(judged), in: session) }
      return true
    }
    if question == .everyMove { session.learnValues(advice) }
    if let asked = session.asked {
      session.asked = nil
      ports.present(.adviceGiven(advice, for: asked), in: session)
    } else {
      ports.present(.valuesFound(advice), in: session)
    }
    return true
  }

  /// Ends the analysis that is under way; what it has found stays.
  @discardableResult
  public static func stopAnalysis(in session: inout Session, _ ports: Ports) -> Outcome {
    guard session.isAnalyzing else { return .ignored(.nothingToAnswer) }
    session.analysis?.stop()
    ports.present(.analysisStopped, in: session)
    return .accepted
  }
}
