import Domain
import TestSupport
import UseCases

extension Promise {
  /// About what has happened so far, and taking it back.
  static let onRecords = [
    Promise(name: "each move and each pass is one step of the record") { step in
      let (before, after) = (step.before.record, step.after.record)
      switch step.kind {
      case .undo, .redo, .restart, .exchange: return true
      case .ok where step.beginsGame, .again where step.beginsGame:
        return after == Record() && step.after.course.undone.isEmpty
      default:
        guard after != before else { return step.after.course.undone == step.before.course.undone }
        let seen = step.before.seen
        var paper = PaperGame(step.before)
        paper.undo(before.steps.count - seen.steps.count)
        guard let made = after.steps.last else { return false }
        paper.make(made)
        return after.steps == paper.steps && step.after.course.undone == paper.undone
          && after.start == before.start && after.steps.dropLast() == seen.steps[...]
      }
    },
    Promise(name: "undo returns to the last moment at which a person was to pick") { step in
      guard case .undo(let count) = step.probe else { return true }
      guard step.before.earlier == nil else { return onlyReturns(step) }
      let isPlayed = Disk.sides.contains { step.before.modes[$0] == .manual }
      return isPlayed
        ? isTakenBack(PaperGame(step.before).steps(back: count), step)
        : step.outcome == .ignored(.noPerson)
    },
    Promise(name: "redo leads to the next such moment, or to the last step taken back") { step in
      guard case .redo(let count) = step.probe else { return true }
      guard step.before.earlier == nil else { return onlyReturns(step) }
      var paper = PaperGame(step.before)
      let steps = paper.steps(forward: count)
      guard !steps.isEmpty else { return step.outcome == .ignored(.nothingToRedo) }
      paper.redo(steps.count)
      return isReturned(to: paper, step) && step.events == changed(.play(.redone(steps)), step)
    },
  ]

  /// Whether the present is seen again, and no step is taken back or made.
  private static func onlyReturns(_ step: Step) -> Bool {
    step.after.earlier == nil && step.after.saved == step.before.saved
      && step.after.course.undone == step.before.course.undone
      && step.events.first == .looking(.looked)
  }

  private static func isTakenBack(_ steps: [Record.Step], _ step: Step) -> Bool {
    guard !steps.isEmpty else { return step.outcome == .ignored(.nothingToTakeBack) }
    var paper = PaperGame(step.before)
    paper.undo(steps.count)
    return isReturned(to: paper, step) && step.events == changed(.play(.tookBack(steps)), step)
  }

  /// Whether the session is where a game on paper is, and nothing else has changed but what was
  /// under way.
  private static func isReturned(to paper: PaperGame, _ step: Step) -> Bool {
    step.outcome == .accepted && step.after.saved == paper.saved
      && step.after.course.undone == paper.undone && step.after.showing == nil
      && step.after.asked == nil && !step.after.isAnalyzing
      && step.after.question == step.before.question
  }
}
