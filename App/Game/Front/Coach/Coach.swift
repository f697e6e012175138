import Adapters
import Domain
import TerminalInput
import UseCases

/// The coach, who asks before a costly move (R15).
struct Coach: Sendable {
  /// The position of the turn.
  private var position: Record?
  /// True once the engine has answered, even if it found no values.
  private(set) var isInformed = false
  private(set) var values: Advice?
  /// The square that is played unless its value forbids it, once that is known.
  var weighed: Square?
  /// The costly move that the coach asks about.
  var asked: JudgedMove?

  /// Forgets everything about another position, or one where no human is to move.
  mutating func follow(_ session: Session) {
    guard session.record != position || session.sideToPick == nil else { return }
    self = Coach()
    position = session.record
  }

  mutating func learn(_ values: Advice?) {
    self.values = values
    isInformed = true
  }

  /// Gives the square back that the coach weighs or asks about, if any.
  mutating func giveBack() -> Square? {
    let square = asked?.played.square ?? weighed
    asked = nil
    weighed = nil
    return square
  }
}

extension Command {
  static let coach: [Command] = [
    Command(
      switching: "coach",
      help: Help("coach", in: .advice) {
        $0("be asked before a costly move (on or off)", ja: "悪手の前に確認する (coach off: しない)")
      },
      action: { $0.turnCoach($1) })
  ]
}

extension Question {
  /// The question before a costly move.
  static func coach(_ mistake: JudgedMove) -> Question {
    Question(
      words: { $0.coachQuestion(mistake) },
      agree: { $0.playAsked() },
      decline: { $0.thinkAgain() })
  }
}

extension Escape {
  static let coach = Escape(
    isDue: { $0.coach.weighed != nil },
    hint: { $0.language("take it back", ja: "取り消す") },
    action: { $0.thinkAgain() })
}

extension Model {
  /// The query about the moves of this turn, which a square may wait for.
  var coachQuery: Query? {
    guard settings.now.isCoached, !isPaused, session.sideToPick != nil, !coach.isInformed else {
      return nil
    }
    return Query(record: session.record, question: .everyMove)
  }

  /// Plays a square at once, or after the coach has weighed it.
  mutating func playUnlessCostly(_ square: Square) -> [Effect] {
    let isLegal = session.sideToPick != nil && session.game.legalSquares.contains(square)
    guard settings.now.isCoached, isLegal else {
      return send(Queue.Entry(step: .move(square)))
    }
    guard coach.isInformed else {
      coach.weighed = square
      return []
    }
    coach.weighed = nil
    guard let mistake = coach.values?.mistake(square, in: session.record) else {
      return send(Queue.Entry(step: .move(square)))
    }
    coach.asked = mistake
    // The question must be read, whatever was refused before it.
    notice.refusal = nil
    page = nil
    return []
  }

  /// Replaces the square that the coach weighs or asks about by another.
  ///
  /// The same square again is played.
  mutating func answerCoach(with steps: [Record.Step]) -> [Effect] {
    guard steps.count == 1, case .move(let square) = steps[0] else {
      if coach.asked != nil {
        refuse(answerFirst)
        return []
      }
      _ = coach.giveBack()
      return enqueue(steps)
    }
    if coach.asked?.played.square == square { return playAsked() }
    guard session.game.legalSquares.contains(square) else {
      refuse(language.refusal(of: square, in: session.game))
      return []
    }
    _ = coach.giveBack()
    return playUnlessCostly(square)
  }

  /// Follows the values that the coach waits for.
  mutating func followCoach(_ answer: Advice?, on query: Query) -> [Effect] {
    guard settings.now.isCoached, query.record == session.record, query.question == .everyMove
    else { return [] }
    coach.learn(answer)
    return coach.weighed.map { playUnlessCostly($0) } ?? []
  }

  /// Plays the square that the coach asks about.
  fileprivate mutating func playAsked() -> [Effect] {
    guard let asked = coach.asked else { return [] }
    coach.asked = nil
    return send(Queue.Entry(step: .move(asked.played.square)))
  }

  /// Takes back the coach's square, and the steps that wait behind it.
  ///
  /// Without such a square, the queue stays.
  mutating func thinkAgain() -> [Effect] {
    guard coach.asked != nil || coach.weighed != nil else { return [] }
    let dropped = dropQueue()
    if !dropped.isEmpty { tell(dropped) }
    return []
  }

  /// Switches the coach on or off, or over.
  ///
  /// When the coach leaves, a square that waits for its value is played, and one in question is not.
  fileprivate mutating func turnCoach(_ isOn: Bool?) -> [Effect] {
    let isOn = isOn ?? !settings.now.isCoached
    let weighed = coach.weighed
    reply(isOn ? language.coachIsOn : language.coachIsOff)
    // What waits was meant to follow the square that is not played.
    if !isOn, coach.asked != nil { tellAndDropQueue(language.coachIsOff) }
    if !isOn { _ = coach.giveBack() }
    let effects = set(\.isCoached, to: isOn)
    guard !isOn, let weighed else { return effects }
    return effects + playUnlessCostly(weighed)
  }

  /// The row about the square that the coach weighs, or an empty one.
  var coachRow: Row {
    guard let weighed = coach.weighed else { return Row() }
    return Row("\(indicator) \(language.coachWeighs(weighed))", .accent)
  }
}

extension Advice {
  /// Returns the move on a square if it is costly, or `nil`.
  ///
  /// No move is costly in a game that is certainly lost.
  fileprivate func mistake(_ square: Square, in record: Record) -> JudgedMove? {
    guard let side = record.game.turn, let played = moves.first(where: { $0.square == square })
    else { return nil }
    let move = JudgedMove(before: record, side: side, played: played, following: [], advice: self)
    return move.loss >= Lesson.leastLoss && !move.wasLost ? move : nil
  }
}
