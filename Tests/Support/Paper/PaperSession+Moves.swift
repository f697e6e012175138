import Domain
import UseCases

/// Moves and passes, taking them back, and the moments between them (R2, R3, R5, R10, R13).
extension PaperSession {
  /// A person picks a square, or dismisses the pass that is up.
  mutating func make(_ step: Record.Step) -> Outcome {
    guard case .move(let square) = step else { return dismiss() }
    if let reason = reasonAgainstPick { return .ignored(reason) }
    let game = seen.game
    if game.legalSquares.contains(square) {
      if lesson != nil { return tryOut(square) }
      place(on: square)
      return .accepted
    }
    guard let side = game.turn, game.board[square] == nil else {
      return .ignored(.taken(square, legal: game.legalSquares))
    }
    return .ignored(.illegal(square, by: side, legal: game.legalSquares))
  }

  private mutating func dismiss() -> Outcome {
    if let question { return .ignored(.question(question)) }
    guard let side = awaitsPass else {
      return .ignored(sideToPick == nil ? .nothingToAnswer : .canPlace)
    }
    crossOut(.pass)
    advance(by: .pass, telling: .play(.passed(side)))
    return .accepted
  }

  /// Places a disk on a legal square of the moment that is seen.
  mutating func place(on square: Square) {
    guard let move = seen.game.move(at: square) else { return }
    advance(by: .move(square), telling: .play(.placed(move)))
  }

  /// Makes a legal step at the moment that is seen, where what followed it is taken back (R13.5).
  private mutating func advance(by step: Record.Step, telling event: Event) {
    let baseline = PaperBaseline(self)
    let count = lookedAt ?? sheet.steps.count
    let following = sheet.following(count)
    let left = following.first == step ? [] : following
    // Of two games that are left the longer is kept, of equal ones the first (R13.6).
    if !left.isEmpty, sheet.length > kept?.length ?? 0 { kept = sheet.whole }
    let dropped = lookedAt == nil ? [] : takePlanned()
    sheet.make(step, after: count)
    endWhatIsUnderWay()
    if step != .pass { shown = 1 }
    tell(event, since: baseline, leaving: left, dropping: dropped)
  }

  /// Shows the next disk, or ends the showing behind the last (R3.1).
  mutating func turnNext() {
    guard let count = shown, let move = sheet.present.lastMove else { return }
    let squares = move.squares
    shown = count < squares.count ? count + 1 : nil
    let event = shown == nil ? PlayEvent.moveShown(move) : .diskTurning(squares[count], of: move)
    tell(.play(event))
  }

  /// Takes back to the last moment, or to so many, at which a person was to pick (R10.1, R10.2).
  mutating func undo(_ count: Int) -> Outcome {
    if lookedAt != nil { return go(to: .present) }
    guard players.hasPerson else { return .ignored(.noPerson) }
    let picks = sheet.steps.indices.filter { isPersonToMove(in: sheet.pile[$0].game) }
    guard let first = picks.suffix(max(1, count)).first else {
      return .ignored(.nothingToTakeBack)
    }
    let baseline = PaperBaseline(self)
    let steps = sheet.takeBack(to: first)
    endWhatIsUnderWay()
    tell(.play(.tookBack(steps)), since: baseline, dropping: takePlanned())
    return .accepted
  }

  /// Makes again up to the next moment, or to so many, at which a person is to pick (R10.4).
  mutating func redo(_ count: Int) -> Outcome {
    if lookedAt != nil { return go(to: .present) }
    let baseline = PaperBaseline(self)
    var steps: [Record.Step] = []
    var left = max(1, count)
    while left > 0, let step = sheet.makeAgain() {
      steps.append(step)
      if isPersonToMove(in: game) { left -= 1 }
    }
    guard !steps.isEmpty else { return .ignored(.nothingToRedo) }
    endWhatIsUnderWay()
    tell(.play(.redone(steps)), since: baseline, dropping: takePlanned())
    return .accepted
  }

  /// Goes to the game that is kept (R13.7).
  mutating func exchange() -> Outcome {
    if let question { return .ignored(.question(question)) }
    guard let other = kept else { return .ignored(.noOtherGame) }
    let baseline = PaperBaseline(self)
    let left = lesson
    (sheet, kept) = (other, sheet)
    endWhatIsUnderWay()
    tell(.looking(.exchanged), since: baseline, ending: left, dropping: takePlanned())
    return .accepted
  }

  /// Goes to the moment before a move, or to the present (R13.1).
  mutating func go(to moment: LookBack.Moment) -> Outcome {
    if lesson != nil, moment == .nextMistake || moment == .previousMistake {
      return goOn(moment == .nextMistake ? 1 : -1)
    }
    let left = lesson
    let places = sheet.moves
    let count = lookedAt ?? sheet.steps.count
    switch moment {
    case .before(let number):
      guard let place = sheet.place(ofMove: number) else { return .ignored(noMove) }
      look(at: place)
    case .back:
      guard let place = places.last(where: { $0 < count }) else {
        return .ignored(lookedAt == nil ? .noMovesYet : .atFirstMove)
      }
      look(at: place)
    case .forward, .present:
      guard lookedAt != nil else { return .ignored(.atPresent) }
      look(at: moment == .present ? nil : places.first { $0 > count })
    case .nextMistake, .previousMistake:
      let next = mistakes.first { lookedAt == nil || $0 > count }
      let mistake = moment == .nextMistake ? next : mistakes.last { $0 < count }
      guard let mistake else {
        guard sheet.judged.contains(where: isMade) else { return .ignored(.nothingJudged) }
        return .ignored(moment == .nextMistake ? .noLaterMistake : .noEarlierMistake)
      }
      look(at: mistake)
    }
    // At the present an analysis ends that could not be begun there (R13.3).
    let reason = reasonAgainstAdvice
    let isStopped = analysis != nil && reason != nil && reason != .gameOver
    if isStopped { analysis = nil }
    if let left, lesson == nil { tell(.teaches("ended", solved: left.solved.count)) }
    tell(.looking(.looked))
    if isStopped { tell(.advice(.analysisStopped)) }
    dropWatched()
    return .accepted
  }

  /// How many steps had been made before each mistake, which has cost 3 disks or more, of the only
  /// person, or else of both sides (R13.8).
  private var mistakes: [Int] {
    let mistakes = sheet.judged.filter {
      $0.loss >= 3 && isMade($0) && players.learns($0.side)
    }
    return mistakes.map(\.before.steps.count).sorted()
  }

  mutating func look(at place: Int?) {
    guard place != lookedAt else { return }
    lookedAt = place
    leaveMoment()
  }

  private var noMove: Outcome.Reason {
    let numbers = sheet.moves.map { sheet.pile[$0].game.moveNumber }
    guard let first = numbers.first, let last = numbers.last else { return .noMovesYet }
    return .noMove(of: first...last)
  }

  /// Ends showing, looking back, advice, and an analysis, because the game goes another way.
  private mutating func endWhatIsUnderWay() {
    (shown, lookedAt, analysis) = (nil, nil, nil)
    leaveMoment()
  }
}
