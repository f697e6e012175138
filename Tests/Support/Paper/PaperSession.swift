import Domain
package import Rooms
package import UseCases

/// A reference table, written from the rules alone (model-based testing).
///
/// It receives the same inputs as the product and computes the expected results. A difference is a
/// bug in one of the two, and *Rules* decides in which.
package struct PaperSession: Sendable {
  var sheet: PaperSheet
  /// The reviewed position, or `nil` in the current one.
  var look: PaperLook?
  /// The number of disks shown during the animation of the last move.
  var shown: Int?

  var players: PaperPlayers

  var question: Table.Question?
  var queued: [QueuedMove] = []
  var asked: Advice.Request?
  var analysis: PaperAnalysis?
  /// The current advice, with its kind, and whether values are unavailable (R9.15).
  var advice: Advice?
  var isAdviceValues = false
  var haveNoValues = false

  /// The lesson, and the square being tried in it (R14).
  var lesson: PaperLesson?
  var tried: Square?
  /// The coach, its square, the square it left, and its values (R15).
  ///
  /// The next event presents the square that the coach left.
  var isCoached = false
  var looksAt: Square?
  var leftSquare: Square?
  var watch: Advice?
  var isWatchSought = false

  var showsValues = false
  var hasFailedToSave = false
  /// True once the game is archived (R7.10).
  var isArchived = false
  /// The results of the next saves, true for a failure.
  ///
  /// Later saves succeed.
  package var failures: [Bool] = []

  /// The saves and events of the current step, and the reference at each event.
  var notes: [PaperNote] = []
  var moments: [PaperSession] = []

  /// Creates a table from a saved game (R7.2).
  package init(_ saved: SavedGame = SavedGame()) {
    sheet = PaperSheet(saved.record)
    players = PaperPlayers(saved.modes)
  }

  package var saved: SavedGame { SavedGame(record: sheet.present, modes: players.saved) }

  package mutating func take(_ input: Table.Input) -> PaperReply {
    reply { paper in
      switch input {
      case .make(let step): return paper.make(step)
      case .play(let step): return paper.play(step)
      case .queue(let moves): return paper.queue(moves)
      case .clearQueue: return paper.clearQueue()
      case .finishAnimation: paper.finishAnimation()
      case .askReset: paper.ask(.reset)
      case .answer(let answer): return paper.answer(answer)
      case .again: paper.again()
      case .againWith(let side, let choice):
        paper.set(side, to: choice)
        paper.again()
      case .setMode(let side, let choice): paper.set(side, to: choice)
      case .undo(let count): return paper.undo(count)
      case .redo(let count): return paper.redo(count)
      case .go(let moment): return paper.go(to: moment)
      case .ask(let request):
        // A request for a hint cancels the coach's question (R15.2).
        if request == .hint, case .play = paper.question { _ = paper.answer(.cancel) }
        return paper.ask(for: request)
      case .showValues(let areShown): paper.showValues(areShown)
      case .analyze: return paper.analyze(for: .told)
      case .stopAnalysis: return paper.stopAnalysis()
      case .learn(let side): return paper.learn(side)
      case .coach(let isCoached): paper.coach(isCoached)
      }
      return .accepted
    }
  }

  /// Receives a result, if its wait is current.
  package mutating func take(_ report: Table.Report, after wait: Table.Wait) -> PaperReply {
    guard self.wait == wait else { return PaperReply(outcome: nil) }
    return reply { $0.take(report, of: wait) ? .accepted : nil }
  }

  /// Restarts a killed program from the saved game (R7.2).
  package mutating func restart() -> PaperReply {
    self = PaperSession(saved)
    archiveEnded()
    let kept = notes
    notes = []
    return PaperReply(
      outcome: .accepted, notes: kept + [.tells(.started(.resumed))], moments: [self])
  }

  private mutating func reply(_ body: (inout Self) -> Table.Outcome?) -> PaperReply {
    let outcome = body(&self)
    // A queued move is played as soon as possible (R12.2).
    while let move = nextQueued { play(queued: move) }
    defer { (notes, moments) = ([], []) }
    return PaperReply(outcome: outcome, notes: notes, moments: moments)
  }

  private mutating func take(_ report: Table.Report, of wait: Table.Wait) -> Bool {
    switch (wait, report) {
    case (.game(.thought(let record, _)), .game(.square(let square))):
      // An illegal square counts as no answer (R2.7).
      guard record.game.legalSquares.contains(square) else { return false }
      crossOut(.move(square))
      place(on: square)
    case (.advice(let record, let question), .advice(let advice)):
      guard advice.isAnswer(to: question, about: record.game) else { return findNoValues() }
      take(advice, on: record)
    case (.advice, .noAdvice): giveNoAdvice()
    case (.advice, .failed): return findNoValues()
    case (.game(.disk), .game(.timeIsUp)): flipNext()
    default: return false
    }
    return true
  }
}
