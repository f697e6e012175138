import Domain
import Rooms
import UseCases

/// Lessons and the coach (R14, R15).
extension PaperSession {
  /// Begins a lesson, or first an analysis if a move has not been judged (R14.1).
  mutating func learn(_ side: Disk?) -> Table.Outcome {
    if let reasonOfQuestion { return .ignored(reasonOfQuestion) }
    let holding = sheet.judged.filter(isMade)
    guard !sheet.moves.isEmpty, holding.count == sheet.moves.count else {
      return analyze(for: .lesson(side))
    }
    beginLesson(side)
    return .accepted
  }

  mutating func beginLesson(_ side: Disk?) {
    let asked = sheet.judged.filter {
      isMade($0) && (side == nil ? players.learns($0.side) : $0.side == side)
    }
    guard let lesson = PaperLesson(about: asked) else {
      let sides = Disk.sides.filter { side == nil ? players.learns($0) : $0 == side }
      return tell(.lesson(.nothingToAsk(of: sides)))
    }
    if let left = self.lesson {
      self.lesson = nil
      tell(.teaches("ended", solved: left.solved.count))
    }
    let dropped = takeWatched()
    ask(lesson)
    tell(.lesson(.begun), dropping: dropped)
  }

  private mutating func ask(_ lesson: PaperLesson) {
    look = PaperLook(sheet, at: lesson.mistake.before.steps.count)
    leaveReview()
    self.lesson = lesson
  }

  mutating func tryOut(_ square: Square) -> Table.Outcome {
    tried = square
    tell(.teaches("tried", square))
    return .accepted
  }

  /// Judges a square that the player tried (R14.3).
  mutating func judge(_ square: Square, by values: Advice) {
    guard var lesson else { return }
    tried = nil
    let mistake = lesson.mistake
    let values = [values.best, values.moves.first { $0.square == square }].map { $0?.value }
    let leads = values.map { $0?.lead ?? 0 }
    var loss = leads[0] - leads[1]
    loss = min(loss, 64)
    // The analysis has already judged the played move and the best move.
    if square == mistake.played.square { loss = mistake.loss }
    let isBest = square == mistake.advice.best.square
    if isBest { loss = 0 }
    // A square must keep a certain win or tie.
    let isCertain = values.allSatisfy { if case .exact? = $0 { true } else { false } }
    let isOtherEnd = !isBest && isCertain && leads[0].signum() != leads[1].signum()
    guard loss <= 2, !isOtherEnd else { return tell(.teaches("refuted", square, loss: loss)) }
    if lesson.hint != .square { lesson.solved.insert(lesson.place) }
    lesson.isAnswered = true
    self.lesson = lesson
    tell(.teaches("solved", square, loss: loss))
  }

  /// Goes to another exercise, or ends the lesson after the last one (R14.5).
  mutating func goOn(_ count: Int) -> Table.Outcome {
    if let reasonOfQuestion { return .ignored(reasonOfQuestion) }
    guard let lesson else { return .ignored(.nothingToAnswer) }
    guard lesson.place + count >= 0 else { return .ignored(.noEarlierMistake) }
    goOn(count, from: lesson)
    return .accepted
  }

  private mutating func goOn(_ count: Int, from lesson: PaperLesson) {
    var next = lesson
    next.place += count
    next.hint = next.told.contains(next.place) ? .square : .none
    next.isAnswered = false
    if next.place < next.mistakes.count {
      ask(next)
      tell(.lesson(.asked))
    } else {
      _ = go(to: .present)
    }
  }

  /// Gives the next hint about the best move (R14.4).
  mutating func askForHint() -> Table.Outcome {
    if let reasonOfQuestion { return .ignored(reasonOfQuestion) }
    if let tried { return .ignored(.judging(tried)) }
    let isFirst = lesson?.hint == Lesson.Hint.none
    lesson?.hint = isFirst ? .kind : .square
    if !isFirst, let place = lesson?.place { lesson?.told.insert(place) }
    tell(.lesson(.hinted))
    return .accepted
  }

  /// Returns the mistake that the coach warns about, if any (R15.2).
  func warning(of square: Square) -> PaperJudgment? {
    guard isCoached, let side = game.turn, let values = isAdviceValues ? advice : watch,
      let played = values.moves.first(where: { $0.square == square }),
      let best = values.best.value, let value = played.value, best.lead - value.lead >= 6
    else { return nil }
    if case .exact(..<0) = best { return nil }
    return PaperJudgment(unchanged: values, before: sheet.present, side: side, played: played)
  }

  /// Removes the coach's square, if any, and the queue behind it (R15.3).
  ///
  /// - Returns: the removed queue.
  mutating func takeWatched() -> [QueuedMove] {
    leaveSquare()
    return leftSquare == nil ? [] : takeQueued()
  }

  mutating func leaveSquare() {
    let asked: Square? = if case .play(let square) = question { square } else { nil }
    leftSquare = looksAt ?? asked
    looksAt = nil
    if asked != nil { question = nil }
  }

  /// Turns the coach on or off.
  ///
  /// Turning the coach off plays the square that it is checking.
  mutating func coach(_ isOn: Bool) {
    let square = looksAt
    let notPlayed = isOn || square != nil ? [] : takeWatched()
    if !isOn { (looksAt, watch, isWatchSought) = (nil, nil, false) }
    isCoached = isOn
    tell(.coach(.watches(isOn)), dropping: notPlayed)
    if !isOn, let square { place(on: square) }
  }

  /// Shows a legal square to the coach, which waits for its value.
  mutating func show(_ square: Square) {
    guard lacksWatch else { return judge(square) }
    let isStopped = analysis != nil
    (looksAt, analysis) = (square, nil)
    tell(.queue(.queued), stopping: isStopped)
  }

  /// Plays a square, or asks about it if it is a mistake (R15.2).
  mutating func judge(_ square: Square) {
    looksAt = nil
    guard warning(of: square) != nil else { return place(on: square) }
    let isStopped = analysis != nil
    (question, analysis) = (.play(square), nil)
    tell(.coach(.asked(square)), stopping: isStopped)
  }

  /// The pending moves: the coach's square and the queue.
  var waiting: [QueuedMove] { (looksAt.map { [.alone(.move($0))] } ?? []) + queued }

  /// Returns the square of a step if the coach must check it first (R15.1).
  func isShown(_ step: Record.Step) -> Square? {
    guard isCoached, look == nil, looksAt == nil, reasonAgainstPick == nil,
      case .move(let square) = step, game.legalSquares.contains(square)
    else { return nil }
    return square
  }
}
