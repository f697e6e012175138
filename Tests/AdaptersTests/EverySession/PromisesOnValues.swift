import Domain
import UseCases

extension Promise {
  /// About values that are kept up.
  static let onValues = [
    Promise(name: "values are kept up from any moment on, or no longer, and nothing else changes") {
      step in
      guard case .keepValues(let areKept) = step.probe else { return true }
      let (before, after) = (step.before, step.after)
      return step.outcome == .accepted && after.keptValues == (areKept ? .unknown : nil)
        && onlyValuesChange(step) && after.asked == before.asked
        && after.analysis == before.analysis && step.events == [.valuesKept(areKept)]
    },
    Promise(name: "a new game keeps values up, a restart does not, and nothing else decides") {
      step in
      if case .keepValues = step.probe { return true }
      let wereKept = step.before.keptValues != nil && step.probe != .restart
      return (step.after.keptValues != nil) == wereKept
    },
    Promise(name: "values that were awaited are known and told once, and not asked for again") {
      step in
      let (before, after) = (step.before, step.after)
      guard before.wantsValues, step.kind == .legalAdvice || step.kind == .noAdvice else {
        return true
      }
      guard !after.wantsValues, onlyValuesChange(step) else { return false }
      guard case .advice(let square, _) = step.probe else {
        return after.keptValues == .found(nil, at: before.seen) && step.events == []
      }
      guard let values = after.values, values.best.square == square else { return false }
      return after.keptValues == .found(values, at: before.seen)
        && step.events == [.valuesFound(values)]
    },
    Promise(name: "values change only with what has been found of every move") { step in
      let (before, after) = (step.before, step.after)
      switch step.kind {
      case .keepValues, .keepNoValues, .noAdvice, .restart: return true
      case .legalAdvice
      where !before.isAnalyzing && before.keptValues != nil && before.asked != .hint:
        return after.values != nil
      default: return after.keptValues == before.keptValues
      }
    },
    Promise(name: "values that are kept up do not keep the game from settling") { step in
      let session = step.after
      guard session.wantsValues else { return true }
      return session.isSettled || !session.planned.isEmpty
    },
  ]

  /// Whether the game is as it was: what is saved, shown, looked at, and planned.
  private static func onlyValuesChange(_ step: Step) -> Bool {
    let (before, after) = (step.before, step.after)
    return after.modes == before.modes && after.record == before.record
      && after.undone == before.undone && after.showing == before.showing
      && after.question == before.question && after.planned == before.planned
      && after.earlier == before.earlier && after.other == before.other
      && after.isAutoPassing == before.isAutoPassing
      && step.saves.isEmpty
  }
}

extension Session {
  /// Whether a computer is to be asked for values that are kept up, worked out from the rules: they
  /// are not known at the moment that is shown, where advice could be asked for, and nothing else
  /// is.
  var wantsValues: Bool {
    guard let keptValues, asked == nil, !isAnalyzing, sideToPick != nil || looksBackFreely else {
      return false
    }
    if case .found(_, at: let moment) = keptValues { return moment != seen }
    return true
  }
}
