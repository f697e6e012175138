import Adapters
import Domain
import TestSupport
import UseCases

/// Something that must be true of every step, in a sentence.
struct Promise: Sendable {
  let name: String
  let isKept: @Sendable (Step) -> Bool

  /// All promises.
  static let all = onInputs + onWaits + onSaves + onViews
}

extension Promise {
  /// About which inputs count, and what an input may change.
  static let onInputs = [
    Promise(name: "ignored means unchanged, unsaved and unseen") { step in
      step.outcome == .accepted
        || step.after == step.before && step.events.isEmpty && step.saves.isEmpty
    },
    Promise(name: "a pick is heard just when it is awaited and legal") { step in
      guard case .pick(let square) = step.probe else { return true }
      let isAwaited =
        step.before.showing == nil && !step.before.isAskingReset
        && Disk.sides.contains {
          step.before.game.status == .toMove($0) && step.before.modes[$0] == .manual
        }
      let isLegal = step.before.game.legalSquares.contains(square)
      return (step.outcome == .accepted) == (isAwaited && isLegal)
    },
    Promise(name: "a report of what is no longer awaited is not heard") { step in
      guard step.kind == .lateThought || step.kind == .lateDisk else { return true }
      return step.outcome == nil
    },
    Promise(name: "a report of what is awaited is heard") { step in
      guard step.kind == .legalThought || step.kind == .turned else { return true }
      return step.outcome == .accepted
    },
    Promise(name: "an illegal thought is refused, never played, and still awaited") { step in
      guard step.kind == .illegalThought else { return true }
      return step.outcome == nil && step.after.wait == step.before.wait
    },
    Promise(name: "a mode switch is heard at any time and changes no board and no turn") { step in
      guard case .set(let side, let mode) = step.probe else { return true }
      return step.outcome == .accepted && step.after.modes[side] == mode
        && step.after.modes[side.flipped] == step.before.modes[side.flipped]
        && step.after.game == step.before.game && step.after.showing == step.before.showing
        && step.after.isAskingReset == step.before.isAskingReset
    },
    Promise(name: "reset works at once and restores every part") { step in
      guard step.probe == .answer(.ok) else { return true }
      guard step.before.isAskingReset else { return step.outcome == .ignored(.nothingToAnswer) }
      return step.outcome == .accepted && step.after == Session()
        && step.events == changed(.reset, step)
    },
    Promise(name: "the reset question can be put at any time, and changes nothing until OK") {
      step in
      guard step.probe == .ask || step.probe == .answer(.cancel) else { return true }
      let isHeard = step.probe == .ask || step.before.isAskingReset
      return (step.outcome == .accepted) == isHeard && step.after.saved == step.before.saved
        && step.after.showing == step.before.showing && step.after.wait == step.before.wait
        && (!isHeard || step.after.isAskingReset == (step.probe == .ask))
    },
    Promise(name: "only OK, Cancel and a restart close the reset question") { step in
      guard step.before.isAskingReset, !step.after.isAskingReset else { return true }
      return step.kind == .ok || step.kind == .cancel || step.kind == .restart
    },
  ]

  /// The events of a step that has changed what is saved.
  static func changed(_ event: Event, _ step: Step) -> [Event] {
    let failure = Event.saveFailed(FakeGameRepository.failure)
    return step.savesFail ? [failure, event] : [event]
  }
}
