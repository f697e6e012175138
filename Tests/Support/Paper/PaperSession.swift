import Domain
package import Rooms
package import UseCases

/// A table as somebody keeps it on paper who has read the rules, and nothing of the product.
///
/// It is given what the product is given, and says what must become of that. A difference is a
/// mistake of one of the two; *Rules* says of which.
package struct PaperSession: Sendable {
  /// The game that is played.
  var sheet: PaperSheet
  /// What is looked at; nil at the present.
  var look: PaperLook?
  /// How many disks of the last move are shown, as long as it is shown.
  var shown: Int?

  var players: PaperPlayers

  var question: Table.Question?
  var planned: [PlannedMove] = []
  var asked: Advice.Request?
  var analysis: PaperAnalysis?
  /// The advice in force, whether that is what every square is worth, and whether that was sought
  /// at this moment in vain (R9.15).
  var advice: Advice?
  var isAdviceValues = false
  var haveNoValues = false

  /// The lesson, and the square that is tried in it (R14).
  var lesson: PaperLesson?
  var tried: Square?
  /// Whether a coach looks on, at which square, what it knows, and whether that was sought at this
  /// moment; and the square that it has had to leave, which is still to be told (R15).
  var isCoached = false
  var looksAt: Square?
  var leftSquare: Square?
  var watch: Advice?
  var isWatchSought = false

  var keepsValues = false
  var hasFailedToSave = false
  /// Whether the game is among those that are kept (R7.10).
  var isKept = false
  /// Whether each of the next saves fails; those behind them do not.
  package var failures: [Bool] = []

  /// What was saved and told of the step that is being made, and the table at each telling.
  var notes: [PaperNote] = []
  var moments: [PaperSession] = []

  /// Begins with what is saved (R7.2).
  package init(_ saved: SavedGame = SavedGame()) {
    sheet = PaperSheet(saved.record)
    players = PaperPlayers(saved.modes)
  }

  /// What is saved of it.
  package var saved: SavedGame { SavedGame(record: sheet.present, modes: players.saved) }

  /// Takes an input of a person.
  package mutating func take(_ input: Table.Input) -> PaperReply {
    reply { paper in
      switch input {
      case .make(let step): return paper.make(step)
      case .play(let step): return paper.play(step)
      case .plan(let moves): return paper.plan(moves)
      case .dropPlanned: return paper.dropPlanned()
      case .finishShowing: paper.finishShowing()
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
        // Whoever asks for a hint does not play the square (R15.2).
        if request == .hint, case .play = paper.question { _ = paper.answer(.cancel) }
        return paper.ask(for: request)
      case .keepValues(let areKept): paper.keepValues(areKept)
      case .analyze: return paper.analyze(for: .told)
      case .stopAnalysis: return paper.stopAnalysis()
      case .learn(let side): return paper.learn(side)
      case .coach(let isCoached): paper.coach(isCoached)
      }
      return .accepted
    }
  }

  /// Takes what has come of a wait, if that is still awaited and is an answer to it.
  package mutating func take(_ report: Table.Report, after wait: Table.Wait) -> PaperReply {
    guard self.wait == wait else { return PaperReply(outcome: nil) }
    return reply { $0.take(report, of: wait) ? .accepted : nil }
  }

  /// Is killed, and begins again with what is saved (R7.2).
  package mutating func restart() -> PaperReply {
    self = PaperSession(saved)
    keepEnded()
    let kept = notes
    notes = []
    return PaperReply(
      outcome: .accepted, notes: kept + [.tells(.started(.resumed))], moments: [self])
  }

  private mutating func reply(_ body: (inout Self) -> Table.Outcome?) -> PaperReply {
    let outcome = body(&self)
    // What is planned is played as soon as it can be (R12.2).
    while let move = nextPlanned { play(planned: move) }
    defer { (notes, moments) = ([], []) }
    return PaperReply(outcome: outcome, notes: notes, moments: moments)
  }

  private mutating func take(_ report: Table.Report, of wait: Table.Wait) -> Bool {
    switch (wait, report) {
    case (.game(.thought(let record, _)), .game(.square(let square))):
      // What is illegal is as if nothing had come (R2.7).
      guard record.game.legalSquares.contains(square) else { return false }
      crossOut(.move(square))
      place(on: square)
    case (.advice(let record, let question), .advice(let advice)):
      guard advice.isAnswer(to: question, about: record.game) else { return findNoValues() }
      take(advice, on: record)
    case (.advice, .noAdvice): giveNoAdvice()
    case (.advice, .failed): return findNoValues()
    case (.game(.disk), .game(.timeIsUp)): turnNext()
    default: return false
    }
    return true
  }
}
