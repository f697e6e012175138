import Domain
import Rooms
import UseCases

/// Moves, passes, undo, redo, and review (R2, R3, R5, R10, R13).
extension PaperSession {
  /// Plays a human's move, or dismisses a pass.
  mutating func make(_ step: Record.Step) -> Table.Outcome {
    guard case .move(let square) = step else { return dismiss() }
    if let reason = reasonAgainstPick { return .ignored(reason) }
    let game = viewed.game
    if game.legalSquares.contains(square) {
      if lesson != nil { return tryOut(square) }
      if look != nil { return tryOut([.alone(step)]) }
      place(on: square)
      return .accepted
    }
    guard let side = game.turn, game.board[square] == nil else {
      return .ignored(.game(.taken(square, legal: game.legalSquares)))
    }
    return .ignored(.game(.illegal(square, by: side, legal: game.legalSquares)))
  }

  private mutating func dismiss() -> Table.Outcome {
    if let reasonOfQuestion { return .ignored(reasonOfQuestion) }
    guard let side = sideToPass else {
      return .ignored(sideToPick == nil ? .nothingToAnswer : .game(.canPlace))
    }
    crossOut(.pass)
    advance(by: .pass, telling: .game(.passed(side)))
    return .accepted
  }

  mutating func place(on square: Square) {
    guard let move = game.move(at: square) else { return }
    advance(by: .move(square), telling: .game(.placed(move)))
  }

  private mutating func advance(by step: Record.Step, telling event: Table.Event) {
    let baseline = PaperBaseline(self)
    let isStopped = analysis != nil
    if step == looksAt.map(Record.Step.move) { looksAt = nil }
    let dropped = takeWatched()
    sheet.make(step)
    endWhatIsUnderWay()
    if step != .pass { shown = 1 }
    tell(event, since: baseline, stopping: isStopped, dropping: dropped)
  }

  /// Flips the next disk, or ends the animation after the last one (R3.1).
  mutating func flipNext() {
    guard let count = shown, let move = sheet.present.lastMove else { return }
    let squares = move.squares
    shown = count < squares.count ? count + 1 : nil
    let event =
      shown == nil ? UseCases.Event.moveShown(move) : .diskFlipping(squares[count], of: move)
    tell(.game(event))
  }

  /// Shows the rest of the move, after retrying a failed save (R3.4).
  mutating func finishAnimation() {
    let before = notes
    notes = []
    while shown != nil { flipNext() }
    func isSave(_ note: PaperNote) -> Bool { if case .saves = note { true } else { false } }
    notes = before + notes.filter(isSave) + notes.filter { !isSave($0) }
  }

  /// Undoes moves back to the `count`-th most recent human turn (R10.1, R10.2, R13.11).
  ///
  /// Counts back from the viewed position.
  mutating func undo(_ count: Int) -> Table.Outcome {
    if isTrying { return go(to: .back, count) }
    guard players.hasHuman else { return .ignored(.noHuman) }
    let last = look?.place ?? sheet.steps.count - 1
    let picks = sheet.steps.indices.filter { $0 <= last && isHumanToMove(in: sheet.pile[$0].game) }
    guard let first = picks.suffix(max(0, count)).first else {
      return .ignored(.nothingToUndo)
    }
    let (baseline, left, isStopped) = (PaperBaseline(self), lesson, analysis != nil)
    let steps = sheet.takeBack(to: first)
    leaveSquare()
    endWhatIsUnderWay()
    tell(
      .undone(steps), since: baseline, ending: left, stopping: isStopped,
      dropping: takeQueued())
    return .accepted
  }

  /// Redoes moves until a human has been to move `count` times (R10.4).
  mutating func redo(_ count: Int) -> Table.Outcome {
    if isTrying { return go(to: .forward, count) }
    if look != nil { return go(to: .present) }
    let baseline = PaperBaseline(self)
    var steps: [Record.Step] = []
    var left = max(0, count)
    while left > 0, let step = sheet.makeAgain() {
      steps.append(step)
      if isHumanToMove(in: game) { left -= 1 }
    }
    guard !steps.isEmpty else { return .ignored(.nothingToRedo) }
    let isStopped = analysis != nil
    leaveSquare()
    endWhatIsUnderWay()
    tell(.redone(steps), since: baseline, stopping: isStopped, dropping: takeQueued())
    return .accepted
  }

  /// Goes to the position before a move, or to the current one (R13.1).
  mutating func go(to moment: ReviewGame.Destination, _ count: Int = 1) -> Table.Outcome {
    if lesson != nil, moment == .nextMistake || moment == .previousMistake {
      return goOn(moment == .nextMistake ? 1 : -1)
    }
    var finger = look ?? PaperLook(sheet, at: sheet.steps.count)
    switch moment {
    case .before, .first:
      let number = if case .before(let number) = moment { number } else { firstNumber }
      guard let place = number.flatMap(sheet.place) else { return .ignored(noMove) }
      finger = PaperLook(sheet, at: place)
    case .back:
      guard finger.goBack(count) else { return .ignored(look == nil ? .noMovesYet : .atFirstMove) }
    case .forward:
      guard look != nil else { return .ignored(.atPresent) }
      guard finger.goOn(count) else { return .ignored(.atEndOfTrial) }
    case .present:
      guard look != nil else { return .ignored(.atPresent) }
      finger = PaperLook(sheet, at: sheet.steps.count)
    case .nextMistake, .previousMistake:
      let number = finger.viewed.game.moveNumber
      let next = mistakes.first { look == nil || sheet.pile[$0].game.moveNumber > number }
      let previous = mistakes.last { sheet.pile[$0].game.moveNumber < number }
      guard let mistake = moment == .nextMistake ? next : previous else {
        guard sheet.judged.contains(where: isMade) else { return .ignored(.nothingJudged) }
        return .ignored(moment == .nextMistake ? .noLaterMistake : .noEarlierMistake)
      }
      finger = PaperLook(sheet, at: mistake)
    }
    show(finger)
    return .accepted
  }

  /// Tries moves up to the first illegal one (R13.9).
  ///
  /// Does nothing if the very first move is illegal.
  mutating func tryOut(_ moves: [QueuedMove]) -> Table.Outcome {
    if let reason = reasonAgainstPick { return .ignored(reason) }
    guard var finger = look else { return .accepted }
    for (move, place) in zip(moves, 0...) {
      guard !finger.tryOut(move.step, beside: sheet) else { continue }
      let reason = reason(against: move.step, in: finger.viewed.game)
      guard place > 0 else { return .ignored(reason) }
      show(finger)
      tell(.queue(.refused(move, reason, dropping: Array(moves.dropFirst(place + 1)))))
      return .accepted
    }
    show(finger)
    return .accepted
  }

  private func reason(against step: Record.Step, in game: Game) -> Table.Outcome.Reason {
    guard case .move(let square) = step else {
      return game.turn == nil ? .nothingToAnswer : .game(.canPlace)
    }
    guard let side = game.turn else { return .game(.gameOver) }
    return game.board[square] == nil
      ? .game(.illegal(square, by: side, legal: game.legalSquares))
      : .game(.taken(square, legal: game.legalSquares))
  }

  /// Shows a position, after any pass that is due.
  private mutating func show(_ finger: PaperLook) {
    let left = lesson
    var next: PaperLook? = finger
    if finger.viewed != sheet.present { next?.dismissPass(beside: sheet) }
    // The end of the game's own moves is the current position.
    if next?.viewed == sheet.present, next?.following == [] { next = nil }
    look(at: next)
    let dropped = takeWatched()
    // An analysis that could not begin at the current position ends there (R13.3).
    let reason = reasonAgainstAdvice
    let isStopped = analysis != nil && reason != nil && reason != .game(.gameOver)
    if isStopped { analysis = nil }
    if isStopped { tell(.advice(.analysisStopped)) }
    if let left, lesson == nil { tell(.teaches("ended", solved: left.solved.count)) }
    tell(.reviewed, dropping: dropped)
  }

  /// The number of steps before each mistake, in order (R13.8).
  ///
  /// A mistake costs 3 disks or more. With a lone human, only that side's mistakes count.
  private var mistakes: [Int] {
    let mistakes = sheet.judged.filter {
      $0.loss >= 3 && isMade($0) && players.learns($0.side)
    }
    return mistakes.map(\.before.steps.count).sorted()
  }

  private mutating func look(at next: PaperLook?) {
    let isSame = next?.viewed == look?.viewed
    look = next
    if !isSame { leaveReview() }
  }

  private var firstNumber: Int? { sheet.moves.first.map { sheet.pile[$0].game.moveNumber } }

  private var noMove: Table.Outcome.Reason {
    let numbers = sheet.moves.map { sheet.pile[$0].game.moveNumber }
    guard let first = numbers.first, let last = numbers.last else { return .noMovesYet }
    return .noMove(of: first...last)
  }

  /// Ends any animation, review, advice, and analysis when the game changes.
  private mutating func endWhatIsUnderWay() {
    (shown, look, analysis) = (nil, nil, nil)
    leaveReview()
  }
}
