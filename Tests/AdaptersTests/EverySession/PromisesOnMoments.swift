import Domain
import UseCases

extension Promise {
  /// About looking at earlier moments, and the game that is kept.
  static let onMoments = [
    Promise(
      name: "looking shows the moment before a move, or the present, and changes nothing else"
    ) {
      step in
      guard case .go(let moment) = step.probe else { return true }
      let (before, after) = (step.before, step.after)
      guard let length = before.length(at: moment) else { return step.outcome != .accepted }
      let isPresent = length == before.record.steps.count
      return step.outcome == .accepted && step.events.first == .looking(.looked)
        && after.earlier == (isPresent ? nil : before.record.prefix(length))
        && after.record == before.record && after.course.undone == before.course.undone
        && after.other == before.other && after.modes == before.modes
        && after.showing == before.showing && after.question == before.question
        && after.planned == before.planned
    },
    Promise(name: "only what returns to the present, or changes the game, ends the looking") {
      step in
      guard step.before.earlier != nil, step.after.earlier == nil else { return true }
      switch step.kind {
      case .go, .undo, .redo, .exchange, .ok, .restart: return true
      case .legalPick, .play, .plan: return step.events.contains { $0.isPlacing }
      case .again: return step.beginsGame
      default: return false
      }
    },
    Promise(name: "a step that departs from others keeps the longer game, and nothing else does") {
      step in
      let (before, after) = (step.before, step.after)
      switch step.kind {
      case .exchange, .ok, .again, .restart: return true
      default: break
      }
      let left = before.variation
      let departs = step.events.contains {
        if case .looking(.departed) = $0 { true } else { false }
      }
      let isLonger = left.count > (before.other?.whole.steps.count ?? 0)
      guard departs, isLonger else { return after.other == before.other }
      return after.other?.whole.steps == left && after.other?.undone == []
    },
    Promise(name: "the game and the kept one are exchanged, and back, unless a question is up") {
      step in
      guard step.probe == .exchange else { return true }
      let (before, after) = (step.before, step.after)
      guard let other = before.other, before.question == nil else {
        return step.outcome != .accepted
      }
      return step.outcome == .accepted && after.record == other.record
        && after.course.undone == other.undone && after.other?.record == before.record
        && after.other?.undone == before.course.undone && after.modes == before.modes
        && after.showing == nil && after.asked == nil && !after.isAnalyzing
        && step.events == changed(.looking(.exchanged), step)
    },
  ]
}

extension Session {
  /// All steps of the game, those included that were taken back.
  fileprivate var variation: [Record.Step] { record.steps + course.undone.reversed() }

  /// How many steps had been made at a moment, or nil if there is none, or it is the present and
  /// shown already.
  fileprivate func length(at moment: LookBack.Moment) -> Int? {
    let moves = record.steps.indices.filter { record.steps[$0] != .pass }
    let shown = seen.steps.count
    switch moment {
    case .before(let number):
      let place = number - record.start.moveNumber
      return moves.indices.contains(place) ? moves[place] : nil
    case .back: return moves.last { $0 < shown }
    case .start: return moves.first
    case .forward where earlier != nil: return moves.first { $0 > shown } ?? record.steps.count
    case .present where earlier != nil: return record.steps.count
    case .forward, .present: return nil
    case .nextMistake: return mistakes.first { earlier == nil || $0 > shown }
    case .previousMistake: return mistakes.last { $0 < shown }
    }
  }

  /// How many steps had been made before each mistake of the only person, or of both sides.
  private var mistakes: [Int] {
    let people = Disk.sides.filter { modes[$0] == .manual }
    return analysis.moves(of: record)
      .filter { $0.loss >= 3 && (people.count != 1 || people.contains($0.side)) }
      .map(\.before.steps.count).sorted()
  }
}

extension Event {
  fileprivate var isPlacing: Bool { if case .play(.placed) = self { true } else { false } }
}
