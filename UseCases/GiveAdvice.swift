/// Use case: a person asks a computer for advice, or has it judge the moves so far (R9.6, R11).
public struct GiveAdvice: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) { self.ports = ports }

  /// Asks for something, if a pick is awaited, which still counts; an analysis can also follow the game.
  @discardableResult
  public func ask(for inquiry: Inquiry, in session: inout Session) -> Outcome {
    let reason = session.reasonAgainstPick
    guard session.awaitsPick != nil || inquiry == .analysis && reason == .gameOver else {
      return .ignored(reason)
    }
    let analysis = inquiry == .analysis ? Analysis(of: session.record) : session.analysis
    if inquiry == .analysis, analysis == nil { return .ignored(.noMove(of: 0..<0)) }
    stopAnalysis(in: &session)
    session.analysis = analysis
    session.inquiry = inquiry
    ports.present(.adviceAsked(inquiry), in: session)
    return .accepted
  }

  /// Gives advice, or judges a move by it, if it is still awaited and answers what was asked; returns
  /// whether it does.
  @discardableResult
  public func found(_ advice: Advice, after wait: Wait, in session: inout Session) -> Bool {
    guard case .advice(let record, let question) = wait, session.wait == wait,
      let inquiry = session.inquiry, advice.answers(question, about: record)
    else { return false }
    let move = inquiry == .analysis ? session.analysis?.judge(by: advice) : nil
    if move == nil || session.analysis?.wait == nil { session.inquiry = nil }
    ports.present(move.map(Event.moveJudged) ?? .adviceGiven(advice, for: inquiry), in: session)
    return true
  }

  /// Ends the analysis that is under way; what it has found stays.
  @discardableResult
  public func stopAnalysis(in session: inout Session) -> Outcome {
    guard session.inquiry == .analysis else { return .ignored(.nothingToAnswer) }
    session.inquiry = nil
    ports.present(.analysisStopped, in: session)
    return .accepted
  }
}
