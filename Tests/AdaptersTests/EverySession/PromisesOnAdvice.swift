import Domain
import UseCases

extension Promise {
  /// About what a person asks of a computer.
  static let onAdvice = [
    Promise(name: "advice is asked for while a pick is awaited; an analysis also after the end") {
      step in
      let (before, after) = (step.before, step.after)
      let stopped = before.isAnalyzing ? [Event.advice(.analysisStopped)] : []
      switch step.probe {
      case .inquire(let request):
        guard before.sideToPick != nil || before.looksBackFreely else {
          return step.outcome != .accepted
        }
        return after.asked == request && !after.isAnalyzing
          && step.events == stopped + [.advice(.requested(request))]
      case .analyze:
        let isOver =
          before.game.turn == nil && before.showing == nil && before.question == nil
        guard before.sideToPick != nil || isOver || before.looksBackFreely,
          !before.record.movesAt.isEmpty
        else {
          return step.outcome != .accepted
        }
        return after.asked == nil && after.isAnalyzing
          && step.events == stopped + [.advice(.analysisBegun)]
      default: return true
      }
    },
    Promise(name: "whoever asks for advice, gives it, or stops an analysis changes nothing else") {
      step in
      let (before, after) = (step.before, step.after)
      guard step.isAboutAdvice else { return true }
      return after.saved == before.saved && step.saves.isEmpty
        && after.course.undone == before.course.undone
        && after.showing == before.showing && after.sideToPick == before.sideToPick
        && after.question == before.question
    },
    Promise(name: "a computer that gives no advice says so once, and is asked for none") { step in
      let (before, after) = (step.before, step.after)
      guard step.kind == .givingUpAdvice else { return true }
      return after.pursuit == nil && !after.run.keepsValues && after.saved == before.saved
        && after.found?.values == nil && after.analysis == before.analysis
        && after.question == before.question && after.planned == before.planned
        && step.saves.isEmpty && step.events == [.advice(.notGiven(.ended))]
    },
    Promise(name: "what was asked for is awaited, and nothing else takes time meanwhile") { step in
      let session = step.after
      guard session.asked != nil || session.isAnalyzing else {
        guard case .advice = session.wait else { return !session.wantsValues }
        return session.wantsValues
          && session.wait == .advice(on: session.seen, about: .everyMove)
      }
      let isManual = session.game.turn.map { session.modes[$0] == .manual } ?? true
      let isFree = session.showing == nil && session.game.passing() == nil && isManual
      guard isFree || session.earlier != nil else { return false }
      if let asked = session.asked {
        let question: Advice.Question = asked == .hint ? .bestMove : .everyMove
        return session.wait == .advice(on: session.seen, about: question) && !session.isAnalyzing
      }
      var goingOn = session.record
      goingOn.pass()
      let isAboutLast = session.wait == .advice(on: goingOn, about: .everyMove)
      if isAboutLast { return session.game.turn != nil && session.analysis.moves.isEmpty }
      let rest = session.record.movesAt.dropLast(session.analysis.moves.count)
      guard let last = rest.last, case .move(let square) = session.record.steps[last] else {
        return false
      }
      guard case .advice(session.record.prefix(last), .best(knowing: let played))? = session.wait
      else { return false }
      return played.square == square && played.worth != nil && session.question == nil
    },
    Promise(name: "an analysis judges each move for its side, from the last one to the first") {
      step in
      guard step.kind == .legalAdvice, step.before.isAnalyzing else { return true }
      guard case .advice(let record, .best(knowing: let played))? = step.before.wait,
        let move = step.after.analysis.moves.last
      else { return step.after.isAnalyzing && step.events == [] }
      let moves = step.after.analysis.moves
      let isDone = moves.count == step.before.record.movesAt.count
      return moves.dropLast() == step.before.analysis.moves[...] && move.before == record
        && record.game.status == .toMove(move.side) && move.played == played && move.loss >= 0
        && (move.loss > 0 || move.advice.best.square == played.square)
        && step.after.isAnalyzing == !isDone && step.after.asked == nil
        && step.events == [.advice(.moveJudged(move, telling: .mistakes))]
        && step.after.found == step.before.found
    },
    Promise(name: "a move is worth what is told of the position after it") { step in
      let moves = step.after.analysis.moves
      return zip(moves, moves.dropFirst()).allSatisfy { later, earlier in
        let lead = later.advice.best.worth.map(\.lead)
        return earlier.played.worth?.lead
          == (later.side == earlier.side ? lead : lead.map { -$0 })
      }
    },
    Promise(name: "what an analysis has found stays as long as the game") { step in
      guard step.before.analysis.moves != step.after.analysis.moves else { return true }
      switch step.kind {
      case .analyze: return step.after.analysis.moves == []
      case .legalAdvice: return step.before.isAnalyzing
      default:
        return step.after.analysis.moves.isEmpty && [.ok, .again, .restart].contains(step.kind)
      }
    },
    Promise(name: "only what changes the game, and for an analysis a question, ends the wait") {
      step in
      let (before, after) = (step.before, step.after)
      guard after.asked != before.asked || after.isAnalyzing != before.isAnalyzing else {
        return true
      }
      switch step.kind {
      case .askHint, .askValues, .analyze: return true
      case .play, .next: return step.isOfPerson
      case .go, .exchange: return true
      case .plan: return before.isAnalyzing || before.earlier != nil
      case .legalAdvice, .givingUpAdvice, .legalPick, .undo, .redo, .ok, .restart: return true
      case .switchMode: return step.after.thinkingSide != nil
      case .ask, .again, .stopAnalysis: return before.isAnalyzing || step.beginsGame
      default: return false
      }
    },
    Promise(name: "a question, a plan and a stop end an analysis") { step in
      let ends: [Probe.Kind] = [.ask, .again, .stopAnalysis]
      let isPlan = step.kind == .plan && step.before.earlier == nil
      guard step.before.isAnalyzing, ends.contains(step.kind) || isPlan else {
        return step.kind != .stopAnalysis || step.outcome == .ignored(.nothingToAnswer)
      }
      return !step.after.isAnalyzing && step.outcome == .accepted
    },
  ]
}

extension Session {
  /// Whether an earlier moment is looked at, and no question is up.
  var looksBackFreely: Bool { earlier != nil && question == nil }
}

extension Step {
  /// Whether the probe asks for advice, gives it, or ends an analysis.
  fileprivate var isAboutAdvice: Bool {
    switch probe {
    case .inquire, .keepValues, .noAdvice, .analyze, .advice, .stopAnalysis: true
    default: false
    }
  }
}

extension Record {
  /// The places of the moves among the steps.
  fileprivate var movesAt: [Int] { steps.indices.filter { steps[$0] != .pass } }
}
