import Domain
import Rooms
import UseCases

/// Lessons, what explains mistakes, and the coach (R14, R15, R16).
extension PaperSession {
  /// Begins a lesson, behind an analysis unless each move was judged (R14.1).
  mutating func learn() -> Table.Outcome {
    if let reasonOfQuestion { return .ignored(reasonOfQuestion) }
    let holding = sheet.judged.filter(isMade)
    guard !sheet.moves.isEmpty, holding.count == sheet.moves.count else {
      return analyze(isTold: false)
    }
    beginLesson()
    return .accepted
  }

  mutating func beginLesson() {
    let asked = sheet.judged.filter { isMade($0) && players.learns($0.side) }
    guard let lesson = PaperLesson(about: asked) else { return tell(.lesson(.nothingToAsk)) }
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
    leaveMoment()
    self.lesson = lesson
  }

  mutating func tryOut(_ square: Square) -> Table.Outcome {
    (tried, awaitsHint) = (square, false)
    tell(.teaches("tried", square))
    return .accepted
  }

  /// Judges a square that was tried (R14.3).
  mutating func judge(_ square: Square, by values: Advice) {
    guard var lesson else { return }
    tried = nil
    let mistake = lesson.mistake
    let worths = [values.best, values.moves.first { $0.square == square }].map { $0?.worth }
    let leads = worths.map { $0?.lead ?? 0 }
    var loss = leads[0] - leads[1]
    // What the analysis has said of these two stands.
    if square == mistake.played.square { loss = mistake.loss }
    let isBest = square == mistake.advice.best.square
    if isBest { loss = 0 }
    // A certain win is no tie, and a certain tie no loss.
    let isCertain = worths.allSatisfy { if case .exactly? = $0 { true } else { false } }
    let isOtherEnd = !isBest && isCertain && leads[0].signum() != leads[1].signum()
    guard loss <= 2, !isOtherEnd else { return tell(.teaches("refuted", square, loss: loss)) }
    if lesson.hint != .square { lesson.solved.insert(lesson.place) }
    lesson.isAnswered = true
    self.lesson = lesson
    tell(.teaches("solved", square, loss: loss, lines: linesTold))
  }

  /// Goes to the next question or the one before, and behind the last to the present (R14.5).
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

  /// Tells more of the best move, when the lines are known (R14.4).
  mutating func askForHint() -> Table.Outcome {
    if let reasonOfQuestion { return .ignored(reasonOfQuestion) }
    if let tried { return .ignored(.judging(tried)) }
    guard linesSought != nil else {
      tellHint()
      return .accepted
    }
    awaitsHint = true
    tell(.advice(.requested(.hint)))
    return .accepted
  }

  private mutating func tellHint() {
    awaitsHint = false
    let isFirst = lesson?.hint == Lesson.Hint.none
    lesson?.hint = isFirst ? .kind : .square
    if !isFirst, let place = lesson?.place { lesson?.told.insert(place) }
    tell(.teaches("hinted", lines: linesTold))
  }

  /// Takes lines, which are told when they are long enough, if a mistake is looked at or a hint is
  /// awaited.
  mutating func take(_ lines: PaperLines) {
    self.lines = lines
    guard lines.wait == nil else { return }
    if awaitsHint {
      tellHint()
    } else if look != nil, lesson == nil {
      tell(.teaches("explained", lines: lines))
    }
  }

  /// The lines that a computer is still asked for: of the mistake that is looked at, or of which
  /// the coach warns, if it has cost 6 disks or more.
  var linesSought: PaperLines? {
    linesKnown.flatMap { $0.wait == nil ? nil : $0 }
  }

  /// What is known of these lines, which may be all without asking.
  var linesKnown: PaperLines? {
    guard let mistake = mistakeToExplain else { return nil }
    return lines?.mistake == mistake ? lines : PaperLines(of: mistake)
  }

  /// The lines as the table has them.
  var linesTold: PaperLines? {
    if case .play = question { lines } else { linesKnown }
  }

  private var mistakeToExplain: PaperJudgment? {
    let isWaitedFor = asked != nil || analysis != nil || tried != nil || awaitsHint
    if question != nil, !isWaitedFor { return nil }
    if let lesson { return lesson.mistake }
    if let look {
      return sheet.judged.first {
        $0.loss >= 6 && isMade($0) && players.learns($0.side) && $0.before == look.seen
          && !isTrying
      }
    }
    guard question == nil else { return nil }
    if case .watched(let square) = planned.first { return warning(of: square) }
    return nil
  }

  /// The mistake of which the coach warns (R15.2).
  func warning(of square: Square) -> PaperJudgment? {
    guard isCoached, let side = game.turn, let values = isAdviceValues ? advice : watch,
      let played = values.moves.first(where: { $0.square == square }),
      let best = values.best.worth, let worth = played.worth, best.lead - worth.lead >= 6
    else { return nil }
    return PaperJudgment(unchanged: values, before: sheet.present, side: side, played: played)
  }

  /// Drops the square at which the coach looks, with what is planned behind it (R15.3).
  mutating func takeWatched() -> [PlannedMove] {
    if case .watched = planned.first { takePlanned() } else { [] }
  }
}
