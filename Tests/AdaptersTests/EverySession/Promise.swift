import Adapters
import Domain
import TestSupport
import UseCases

/// Something that must be true of every step, in a sentence.
struct Promise: Sendable {
  let name: String
  let isKept: @Sendable (Step) -> Bool

  /// Returns the promises that a step could break.
  ///
  /// A step that is ignored leaves a session that was examined when it was reached; what can be
  /// wrong is that it is ignored, and of a report only that it is not. The first promise sees that
  /// nothing else has happened.
  static func concerning(_ step: Step) -> [Promise] {
    if step.outcome == .accepted { return all }
    return step.isReport ? onInputs : ofWhatCounts
  }

  private static let all = ofWhatCounts + onWaits + onSaves + onViews
  private static let ofWhatCounts =
    onInputs + onPlans + onRecords + onMoments + onAdvice + onValues
}

extension Promise {
  /// About which inputs count, and what an input may change.
  static let onInputs = [
    Promise(name: "ignored means unchanged, unsaved and unseen") { step in
      step.outcome == .accepted
        || step.isUnchanged && step.events.isEmpty && step.saves.isEmpty
    },
    Promise(name: "a pick is heard just when it is awaited and legal") { step in
      guard case .pick(let square) = step.probe else { return true }
      let isAwaited =
        (step.before.showing == nil || step.before.earlier != nil) && step.before.question == nil
        && Disk.sides.contains {
          step.before.seen.game.status == .toMove($0) && step.before.modes[$0] == .manual
        }
      let isLegal = step.before.seen.game.legalSquares.contains(square)
      return (step.outcome == .accepted) == (isAwaited && isLegal)
    },
    Promise(name: "a report of what is no longer awaited is not heard") { step in
      guard
        [.lateThought, .lateAdvice, .lateDisk, .latePass, .lateGivingUp].contains(
          step.kind)
      else { return true }
      return step.outcome == nil
    },
    Promise(name: "a report of what is awaited is heard") { step in
      let reports: [Probe.Kind] = [
        .legalThought, .legalAdvice, .noAdvice, .givingUp, .givingUpAdvice, .turned, .timeIsUp,
      ]
      guard reports.contains(step.kind) else { return true }
      return step.outcome == .accepted
    },
    Promise(name: "an illegal thought or advice is refused, never played, and still awaited") {
      step in
      guard step.kind == .illegalThought || step.kind == .illegalAdvice else { return true }
      // Nobody is asked again for values that are kept up.
      if step.kind == .illegalAdvice, step.before.wantsValues { return !step.after.wantsValues }
      return step.outcome == nil && step.after.wait == step.before.wait
    },
    Promise(name: "a mode switch is heard at any time and changes no board and no turn") { step in
      guard case .set(let side, let choice) = step.probe else { return true }
      return step.outcome == .accepted
        && step.after.modes == step.before.modes.after(choice, for: side)
        && step.after.game == step.before.game && step.after.showing == step.before.showing
        && step.after.question == step.before.question
    },
    Promise(name: "a computer that gives up leaves its side to a person, and changes nothing else")
    {
      step in
      guard step.kind == .givingUp, let side = step.before.thinkingSide else { return true }
      return step.after.modes == step.before.modes.after(.manual, for: side)
        && step.after.record == step.before.record && step.after.thinkingSide == nil
        && step.after.question == step.before.question
        && step.events
          == changed(.players(.gaveUp(side, from: step.before.modes[side], .ended)), step)
    },
    Promise(
      name: "OK begins a game at once, after a reset with persons, else with the same players"
    ) {
      step in
      guard step.probe == .answer(.ok) else { return true }
      guard let question = step.before.question else {
        return step.outcome == .ignored(.nothingToAnswer)
      }
      let modes = Disk.sides.reduce(step.before.modes) { $0.after(.manual, for: $1) }
      return step.outcome == .accepted
        && isNewGame(with: question == .reset ? modes : step.before.modes, step)
    },
    Promise(name: "another game starts at once after the end, with the same players") { step in
      guard step.probe == .again, step.before.game.turn == nil else { return true }
      return isNewGame(with: step.before.modes, step)
    },
    Promise(name: "each question can be put at any time, and changes nothing until OK") { step in
      let asked: Reset.Question? =
        step.probe == .ask ? .reset : step.probe == .again && !step.beginsGame ? .again : nil
      guard asked != nil || step.probe == .answer(.cancel) else { return true }
      let isHeard = asked != nil || step.before.question != nil
      return (step.outcome == .accepted) == isHeard && step.after.saved == step.before.saved
        && step.after.showing == step.before.showing
        && (step.after.wait == step.before.wait || step.before.game.passing() != nil
          || step.before.isAnalyzing || step.before.wantsValues || step.after.wantsValues)
        && step.after.question == asked
        && (!isHeard
          || step.events == [
            step.before.question.map { asked == nil ? .question(.canceled($0)) : .question(.asked) }
              ?? .question(.asked)
          ])
    },
    Promise(name: "only OK, Cancel and another game close a question, and only questions put one") {
      step in
      guard step.before.question != step.after.question else { return true }
      let closing: [Probe.Kind] = [.ok, .cancel, .again, .restart]
      return (step.after.question == nil ? closing : [.ask, .again]).contains(step.kind)
    },
    Promise(name: "a pass is acknowledged, and only so does the turn move on") { step in
      guard ![.undo, .redo, .exchange].contains(step.kind) else { return true }
      guard case .toPass(let side) = step.before.game.status, step.before.earlier == nil else {
        return !step.isDismissal && (step.before.earlier == nil || step.before.awaitsPass == nil)
      }
      let isUp = step.before.showing == nil && step.before.question == nil
      guard (step.before.awaitsPass == side) == isUp else { return false }
      let isDismissed = step.isDismissal || step.kind == .timeIsUp
      guard step.after.game != step.before.game else { return !(step.probe == .dismiss && isUp) }
      return isDismissed && isUp && step.after.game.status == .toMove(side.flipped)
        && step.events == changed(.play(.passed(side)), step) || step.kind == .ok
    },
    Promise(name: "auto pass is heard at any time, and changes nothing else") { step in
      guard step.probe == .autoPass else { return true }
      let (before, after) = (step.before, step.after)
      return after.run.isAutoPassing && after.saved == before.saved
        && after.course.undone == before.course.undone
        && after.showing == before.showing && after.question == before.question
        && after.asked == before.asked && after.analysis == before.analysis
        && after.planned == before.planned && after.found == before.found
        && step.events == [.players(.autoPassChosen)]
    },
  ]

  private static func isNewGame(with modes: Modes, _ step: Step) -> Bool {
    let (before, after) = (step.before, step.after)
    return step.events == changed(.play(.reset), step) && after.modes == modes
      && after.saved == SavedGame(modes: modes) && after.course.undone == [] && after.showing == nil
      && after.question == nil && after.asked == nil && after.analysis.moves.isEmpty
      && after.earlier == nil && after.other == nil
      && after.run.isAutoPassing == before.run.isAutoPassing && after.found == nil
      && after.run.keepsValues == before.run.keepsValues
  }

  /// The events of a step that has changed what is saved, and may have dropped planned moves.
  static func changed(_ event: Event, _ step: Step) -> [Event] {
    let failure = Event.saveFailed(FakeGameRepository.failure)
    let isDropped =
      step.kind != .next && !step.isCrossedOut && step.after.planned != step.before.planned
    return (step.savesFail ? [failure] : []) + [event]
      + (isDropped ? [.plan(.notPlayed(step.before.planned))] : [])
  }
}
