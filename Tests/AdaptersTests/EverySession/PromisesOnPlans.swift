import Domain
import UseCases

extension Promise {
  /// About planned moves.
  static let onPlans = [
    Promise(name: "moves are planned behind the others, unless a question is up") { step in
      guard case .plan(let moves) = step.probe else { return true }
      guard step.before.question == nil else { return step.outcome != .accepted }
      guard step.before.earlier == nil else {
        return step.outcome == .accepted
          ? step.after.planned == Array(moves.dropFirst())
            && step.after.record.steps.last == moves[0].step
          : step.isUnchanged
      }
      let stopped = step.before.isAnalyzing ? [Event.advice(.analysisStopped)] : []
      return step.after.planned == step.before.planned + moves
        && step.after.record == step.before.record && step.events == stopped + [.plan(.planned)]
    },
    Promise(name: "a step alone is planned if it is too early, and else it is a pick or an answer")
    {
      step in
      guard case .play(let move) = step.probe else { return true }
      let before = step.before
      let isAnswer = move == .pass && before.awaitsPass != nil
      let isPlanned =
        before.question == nil && !isAnswer && before.earlier == nil
        && (!before.planned.isEmpty || before.isBusy && before.modes.hasPerson)
      guard isPlanned else {
        guard step.outcome == .accepted else { return step.isUnchanged }
        return step.after.record.steps == before.seen.steps + [move]
          && step.after.planned == (before.earlier == nil ? planned(after: step) : [])
      }
      return step.outcome == .accepted && step.after.record == before.record
        && step.after.planned == before.planned + [.alone(move)]
    },
    Promise(
      name: "the next planned move is played as soon as nothing holds it, and then it is gone"
    ) {
      step in
      guard step.probe == .next else { return true }
      let (before, after) = (step.before, step.after)
      let isPass = before.awaitsPass != nil
      guard let first = before.planned.first, before.question == nil, !before.isBusy,
        before.earlier == nil,
        !(isPass && first == .alone(first.step) && first.step != .pass)
      else { return step.outcome == nil && after == before && step.events.isEmpty }
      let rest = Array(before.planned.dropFirst())
      if isPass, first.step != .pass {
        return step.isDismissal && after.planned == before.planned
      }
      if step.isOfPerson {
        return after.record.steps.last == first.step && after.planned == rest
      }
      guard after.record == before.record else { return false }
      guard case .plan(.refused(first, _, dropping: rest))? = step.events.first else {
        return false
      }
      return after.planned.isEmpty && step.events.count == 1
    },
    Promise(name: "what takes their sense from planned moves drops them, and nothing else does") {
      step in
      guard !step.before.planned.isEmpty, ![.plan, .play, .next].contains(step.kind) else {
        return true
      }
      let isDropped: Bool
      switch step.kind {
      case .undo, .redo:
        isDropped = step.outcome == .accepted && step.before.earlier == nil
      case .legalPick: isDropped = step.outcome == .accepted && step.before.earlier != nil
      case .dropPlanned, .ok, .exchange: isDropped = step.outcome == .accepted
      case .again: isDropped = step.beginsGame
      case .switchMode, .givingUp, .restart: isDropped = true
      default: isDropped = false
      }
      guard isDropped else { return step.after.planned == planned(after: step) }
      let naming = Event.plan(.notPlayed(step.before.planned))
      return step.after.planned.isEmpty
        && (step.events.last == naming || step.probe == .restart)
        && step.events.count { $0 == naming } == (step.probe == .restart ? 0 : 1)
    },
    Promise(name: "a planned move that is played is a move like any other") { step in
      guard step.probe == .next, step.isOfPerson, let last = step.after.record.steps.last else {
        return true
      }
      let saved = step.savesFail ? step.events.dropFirst() : step.events[...]
      switch last {
      case .move: return step.after.showing.map { saved == [.play(.placed($0.move))] } == true
      case .pass: return step.before.awaitsPass.map { saved == [.play(.passed($0))] } == true
      }
    },
  ]
}

/// Returns what is planned after a step that drops nothing.
private func planned(after step: Step) -> [PlannedMove] {
  Array(step.before.planned.dropFirst(step.isCrossedOut ? 1 : 0))
}

extension Session {
  /// Whether something is under way that ends by itself, worked out from the rules: a disk, a
  /// thought, or a pass that is dismissed by itself.
  fileprivate var isBusy: Bool {
    if showing != nil { return true }
    switch game.status {
    case .toMove(let side): return modes[side] != .manual
    case .toPass(let side): return run.isAutoPassing && question == nil && modes[side] != .manual
    case .over: return false
    }
  }
}

extension Modes {
  fileprivate var hasPerson: Bool { Disk.sides.contains { self[$0] == .manual } }
}
