import Domain
import UseCases

extension Promise {
  /// About what a person asks of a computer.
  static let onAdvice = [
    Promise(name: "advice is asked for while a pick is awaited; an analysis also after the end") {
      step in
      guard case .inquire(let inquiry) = step.probe else { return true }
      let before = step.before
      let isOver = before.game.turn == nil && before.showing == nil && before.question == nil
      let isHeard =
        inquiry == .analysis
        ? (before.awaitsPick != nil || isOver) && !before.record.movesAt.isEmpty
        : before.awaitsPick != nil
      guard isHeard else { return step.outcome != .accepted }
      let stopped = before.inquiry == .analysis ? [Event.analysisStopped] : []
      return step.after.inquiry == inquiry && step.events == stopped + [.adviceAsked(inquiry)]
    },
    Promise(name: "whoever asks for advice, gives it, or stops an analysis changes nothing else") {
      step in
      let (before, after) = (step.before, step.after)
      guard step.isAboutAdvice else { return true }
      return after.saved == before.saved && step.saves.isEmpty && after.undone == before.undone
        && after.showing == before.showing && after.awaitsPick == before.awaitsPick
        && after.question == before.question
    },
    Promise(name: "what was asked for is awaited, and nothing else takes time meanwhile") { step in
      let session = step.after
      guard let inquiry = session.inquiry else {
        if case .advice = session.wait { return false } else { return true }
      }
      let isManual = session.game.turn.map { session.modes[$0] == .manual } ?? true
      guard session.showing == nil, session.game.passing() == nil, isManual else { return false }
      switch inquiry {
      case .hint: return session.wait == .advice(on: session.record, about: .best)
      case .values: return session.wait == .advice(on: session.record, about: .everyMove)
      case .analysis:
        let rest = session.record.movesAt.dropLast(session.analysis?.moves.count ?? 0)
        guard let last = rest.last, case .move(let square) = session.record.steps[last] else {
          return false
        }
        return session.wait == .advice(on: session.record.prefix(last), about: .move(square))
          && session.question == nil
      }
    },
    Promise(name: "an analysis judges each move for its side, from the last one to the first") {
      step in
      guard step.kind == .legalAdvice, step.before.inquiry == .analysis else { return true }
      guard case .advice(let record, .move(let square))? = step.before.wait,
        let moves = step.after.analysis?.moves, let move = moves.last
      else { return false }
      let isDone = moves.count == step.before.record.movesAt.count
      return moves.dropLast() == step.before.analysis?.moves[...] && move.before == record
        && record.game.status == .toMove(move.side) && move.played.square == square
        && move.loss == (move.advice.best.square == square ? 0 : 1)
        && (step.after.inquiry == nil) == isDone && step.events == [.moveJudged(move)]
    },
    Promise(name: "what an analysis has found stays as long as the game") { step in
      guard step.before.analysis != step.after.analysis else { return true }
      switch step.kind {
      case .analyze: return step.after.analysis?.moves == []
      case .legalAdvice: return step.before.inquiry == .analysis
      default: return step.after.analysis == nil && [.ok, .again, .restart].contains(step.kind)
      }
    },
    Promise(name: "only what changes the game, and for an analysis a question, ends the wait") {
      step in
      guard let inquiry = step.before.inquiry, step.after.inquiry == nil else {
        if case .inquire = step.probe { return true }
        return step.after.inquiry == step.before.inquiry
      }
      switch step.kind {
      case .legalAdvice, .legalPick, .undo, .undoTo, .redo, .ok, .restart: return true
      case .switchMode: return step.after.thinkingSide != nil
      case .ask, .again, .stopAnalysis: return inquiry == .analysis || step.beginsGame
      default: return false
      }
    },
    Promise(name: "a question and a stop end an analysis") { step in
      guard step.before.inquiry == .analysis, [.ask, .again, .stopAnalysis].contains(step.kind)
      else {
        return step.kind != .stopAnalysis || step.outcome == .ignored(.nothingToAnswer)
      }
      return step.after.inquiry == nil && step.outcome == .accepted
    },
  ]
}

extension Step {
  /// Whether the probe asks for advice, gives it, or ends an analysis.
  fileprivate var isAboutAdvice: Bool {
    switch probe {
    case .inquire, .advice, .stopAnalysis: true
    default: false
    }
  }
}

extension Record {
  /// The places of the moves among the steps.
  fileprivate var movesAt: [Int] { steps.indices.filter { steps[$0] != .pass } }
}
