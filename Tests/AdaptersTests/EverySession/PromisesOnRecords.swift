import Domain
import UseCases

extension Promise {
  /// About what has happened so far, and taking it back.
  static let onRecords = [
    Promise(name: "the record leads to the game") { step in
      step.after.record.games.last == step.after.game
        && step.after.record.games.count == step.after.record.steps.count + 1
    },
    Promise(name: "each move and each pass is one step of the record") { step in
      let (before, after) = (step.before.record, step.after.record)
      switch step.kind {
      case .undo, .redo, .restart: return true
      case .ok where step.outcome == .accepted, .again where step.outcome == .accepted:
        return after == Record()
      default:
        guard step.after.game != step.before.game else { return after == before }
        return after.steps.dropLast() == before.steps[...] && after.undone.isEmpty
          && after.start == before.start
      }
    },
    Promise(name: "undo returns to the last moment at which a person was to pick") { step in
      guard case .undo(let count) = step.probe else { return true }
      let before = step.before
      let moments = before.record.games.dropLast().indices
        .filter { isPersonToPick(in: before.record.games[$0], before) }
      guard let length = moments.suffix(count).first else {
        return step.outcome == .ignored(.nothingToTakeBack)
      }
      let steps = Array(before.record.steps.dropFirst(length))
      return step.outcome == .accepted
        && step.after.record.steps == Array(before.record.steps.prefix(length))
        && step.after.record.undone == before.record.undone + steps.reversed()
        && isReturned(step) && step.events == changed(.tookBack(steps), step)
    },
    Promise(name: "redo leads to the next such moment, or to the last step taken back") { step in
      guard case .redo(let count) = step.probe else { return true }
      let before = step.before
      guard !before.record.undone.isEmpty else {
        return step.outcome == .ignored(.nothingToRedo)
      }
      var (game, steps, moments) = (before.game, [Record.Step](), 0)
      for undone in before.record.undone.reversed() where moments < count {
        guard let next = game.after(undone) else { return false }
        game = next
        steps.append(undone)
        if isPersonToPick(in: game, before) { moments += 1 }
      }
      return step.outcome == .accepted && step.after.game == game && isReturned(step)
        && step.after.record.steps == before.record.steps + steps
        && step.after.record.undone == before.record.undone.dropLast(steps.count)
        && step.events == changed(.redone(steps), step)
    },
  ]

  /// Whether nothing but the record, its game, and what was under way has changed.
  private static func isReturned(_ step: Step) -> Bool {
    step.after.showing == nil && !step.after.isAskingHint
      && step.after.modes == step.before.modes
      && step.after.isAskingReset == step.before.isAskingReset
      && step.after.record.start == step.before.record.start
  }

  private static func isPersonToPick(in game: Game, _ session: Session) -> Bool {
    Disk.sides.contains { game.status == .toMove($0) && session.modes[$0] == .manual }
  }
}
