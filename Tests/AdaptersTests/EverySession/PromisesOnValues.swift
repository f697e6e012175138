import Domain
import UseCases

extension Promise {
  /// About values that are kept up.
  static let onValues = [
    Promise(name: "values are kept up from any moment on, or no longer, and nothing else changes") {
      step in
      guard case .keepValues(let areKept) = step.probe else { return true }
      let (before, after) = (step.before, step.after)
      return step.outcome == .accepted && after.run.keepsValues == areKept
        && onlyValuesChange(step) && after.asked == before.asked
        && after.analysis == before.analysis && step.events == [.advice(.valuesKept(areKept))]
    },
    Promise(name: "a new game keeps values up, a restart does not, nor who gives no advice") {
      step in
      if case .keepValues = step.probe { return true }
      if step.kind == .givingUpAdvice { return !step.after.run.keepsValues }
      let wereKept = step.before.run.keepsValues && step.probe != .restart
      return step.after.run.keepsValues == wereKept
    },
    Promise(name: "values that were awaited are known and told once, and not asked for again") {
      step in
      let (before, after) = (step.before, step.after)
      let kinds: [Probe.Kind] = [.legalAdvice, .illegalAdvice, .noAdvice]
      guard before.wantsValues, kinds.contains(step.kind) else { return true }
      guard !after.wantsValues, onlyValuesChange(step) else { return false }
      guard step.kind == .legalAdvice, case .advice(let square, _) = step.probe else {
        return after.found?.values == nil && after.found?.advice == before.found?.advice
          && step.events == []
      }
      guard let values = after.found?.values, values.best.square == square else { return false }
      return step.events == [.advice(.valuesFound(values))]
    },
    Promise(name: "what was found holds until another moment is seen, or it is found anew") {
      step in
      let (before, after) = (step.before, step.after)
      switch step.kind {
      case .restart: return after.found == nil
      case .noAdvice: return after.found?.advice == before.found?.advice
      case .illegalAdvice where before.wantsValues:
        return after.found?.advice == before.found?.advice
      case .keepValues: return after.found?.advice == before.found?.advice
      case .keepNoValues, .givingUpAdvice:
        return after.found?.advice == (before.found?.values == nil ? before.found?.advice : nil)
      case .legalAdvice where !before.isAnalyzing:
        guard case .advice(let square, _) = step.probe else { return false }
        let isKnown = before.found?.values?.best.square == square && before.asked == .hint
        guard !isKnown else { return after.found == before.found }
        guard after.found?.advice?.best.square == square else { return false }
        return (after.found?.values == nil) == (before.asked == .hint)
      default:
        let isNewGame = step.beginsGame || step.kind == .exchange && step.outcome == .accepted
        return after.found == (isNewGame || after.seen != before.seen ? nil : before.found)
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
      && after.course.undone == before.course.undone && after.showing == before.showing
      && after.question == before.question && after.planned == before.planned
      && after.earlier == before.earlier && after.other == before.other
      && after.run.isAutoPassing == before.run.isAutoPassing
      && step.saves.isEmpty
  }
}

extension Session {
  /// Whether a computer is to be asked for values that are kept up, worked out from the rules: they
  /// are not known at the moment that is seen, where advice could be asked for, and nothing else
  /// is.
  var wantsValues: Bool {
    guard run.keepsValues, asked == nil, !isAnalyzing, sideToPick != nil || looksBackFreely else {
      return false
    }
    switch found {
    case nil, .bestMove(_, isValuesSought: false): return true
    case .bestMove, .everyMove, .noValues: return false
    }
  }
}
