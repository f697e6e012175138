import Domain
import Rooms
import UseCases

/// Advice, values, and analyses (R9, R11).
extension PaperSession {
  mutating func ask(for request: Advice.Request) -> Table.Outcome {
    if lesson != nil, request == .hint { return askForHint() }
    if let reason = reasonAgainstAdvice { return .ignored(reason) }
    let isStopped = analysis != nil
    (analysis, asked) = (nil, request)
    if request == .hint, let known = judgedHere {
      take(known, stopping: isStopped)
    } else {
      tell(.advice(.requested(request)), stopping: isStopped)
    }
    return .accepted
  }

  mutating func analyze(for purpose: PaperSheet.Purpose) -> Table.Outcome {
    if let reason = reasonAgainstAdvice, reason != .game(.gameOver) { return .ignored(reason) }
    guard let begun = PaperAnalysis(of: sheet) else {
      return .ignored(.noMovesYet)
    }
    _ = stopAnalysis()
    (asked, tried) = (nil, nil)
    (analysis, sheet.judged, sheet.purpose) = (begun, [], purpose)
    tell(.advice(.analysisBegun))
    return .accepted
  }

  mutating func stopAnalysis() -> Table.Outcome {
    guard analysis != nil else { return .ignored(.nothingToAnswer) }
    analysis = nil
    tell(.advice(.analysisStopped))
    return .accepted
  }

  /// Turns values on or off (R9.13, R9.15).
  ///
  /// Turning values on discards a hint and requests values unless they are known. Turning them off
  /// discards the values.
  mutating func showValues(_ areShown: Bool) {
    showsValues = areShown
    if areShown, !isAdviceValues { advice = nil }
    if !areShown || !isAdviceValues { forgetValues() }
    tell(.advice(.valuesToggled(areShown)))
  }

  /// Applies advice to the request, the analysis, the try, or the values.
  mutating func take(_ advice: Advice, on record: Record) {
    // A chosen square is checked before any other request (R15.1).
    if isWatching { return takeValues(advice) }
    if analysis != nil { return judge(by: advice, on: record) }
    if asked == nil {
      if let tried { return judge(tried, by: advice) }
      return takeValues(advice)
    }
    take(judgedHere.map { advice.begun(with: $0) } ?? advice)
  }

  /// Applies background values, for the screen or for the coach alone.
  private mutating func takeValues(_ advice: Advice) {
    let isForCoach = lacksWatch && (looksAt != nil || !needsValues)
    if needsValues {
      let values = judgedHere.map { advice.begun(with: $0) } ?? advice
      setValues(values)
      tell(.advice(.valuesFound(values)))
    }
    guard isForCoach else { return }
    (watch, isWatchSought) = (advice, true)
    if let looksAt { judge(looksAt) }
  }

  /// The analysis's advice on the reviewed position (R11.7).
  private var judgedHere: Advice? {
    sheet.judged.first { $0.before == look?.viewed && isMade($0) }?.advice
  }

  private mutating func take(_ advice: Advice, stopping isStopped: Bool = false) {
    guard let asked else { return }
    self.asked = nil
    switch asked {
    case .values: setValues(advice)
    case .hint: (self.advice, isAdviceValues) = (advice, false)
    }
    tell(.advice(.given(advice, for: asked)), stopping: isStopped)
  }

  private mutating func judge(by advice: Advice, on record: Record) {
    guard var analysis else { return }
    let judgment = analysis.take(advice, on: record, of: sheet)
    let goesOn = judgment == nil || analysis.goBack(on: sheet)
    self.analysis = goesOn ? analysis : nil
    guard let judgment else { return }
    sheet.judged.append(judgment)
    tell(.judges(judgment))
    if !goesOn, case .lesson(let side) = sheet.purpose { beginLesson(side) }
  }

  /// Handles missing or invalid advice.
  ///
  /// - Returns: false to retry a player's request. Background values are not retried (R9.15).
  mutating func findNoValues() -> Bool {
    guard isWatching || asked == nil && analysis == nil else { return false }
    guard tried == nil else { return false }
    if needsValues {
      haveNoValues = true
      return true
    }
    isWatchSought = true
    if let looksAt { judge(looksAt) }
    return true
  }

  /// Ends all requests to a computer that gives no advice (R9.19).
  mutating func giveNoAdvice() {
    (asked, analysis, tried) = (nil, nil, nil)
    showsValues = false
    let square = looksAt
    if case .play = question {
    } else {
      (isCoached, looksAt, watch, isWatchSought) = (false, nil, nil, false)
    }
    forgetValues()
    tell(.advice(.notGiven))
    if let square { place(on: square) }
  }

  private mutating func setValues(_ values: Advice) {
    (advice, isAdviceValues) = (values, true)
  }

  private mutating func forgetValues() {
    if isAdviceValues { advice = nil }
    (isAdviceValues, haveNoValues) = (false, false)
  }

  /// Discards the requests, advice, and lesson of the position being left.
  mutating func leaveReview() {
    (asked, tried) = (nil, nil)
    (advice, isAdviceValues, haveNoValues) = (nil, false, false)
    (lesson, watch, isWatchSought) = (nil, nil, false)
  }
}

extension Advice {
  /// Returns this advice with `known`'s best square first, if equally good (R11.7).
  fileprivate func begun(with known: Advice) -> Advice {
    var rest = moves
    guard let place = rest.firstIndex(where: { $0.square == known.best.square }),
      rest[place].value?.lead == best.value?.lead
    else { return self }
    let first = rest.remove(at: place)
    return Advice(best: first, others: rest, then: Array(known.line.dropFirst()), depth: depth)
  }

  /// Returns whether this is a valid answer to a query (R9.6, R9.9).
  ///
  /// Its squares must be legal, and include every legal square for a query about every move. Its
  /// line must be playable.
  func isAnswer(to question: Advice.Question, about game: Game) -> Bool {
    let told = Set(moves.map(\.square))
    let legal = Set(game.legalSquares)
    guard told.isSubset(of: legal), question != .everyMove || told == legal else { return false }
    return (try? Record(start: game, steps: line)) != nil
  }
}
