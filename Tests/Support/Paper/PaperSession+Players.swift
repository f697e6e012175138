import Domain
import UseCases

/// Who plays, and the questions before another game (R2, R6).
extension PaperSession {
  /// Hands a side over (R2.1); a mode or a level that is another drops what is planned (R12.6), and
  /// a computer that takes over ends the waiting for advice (R9.6).
  mutating func set(_ side: Disk, to choice: ModeChoice) {
    let baseline = PaperBaseline(self)
    let mode = players.modes[side]
    players.choose(choice, for: side)
    if thinkingSide != nil { (asked, analysis, tried, awaitsHint) = (nil, nil, nil, false) }
    if players.modes[side] != mode, case .play = question { question = nil }
    let dropped = players.modes[side] == mode ? [] : takePlanned()
    tell(.players(.modeSet(side, from: mode)), since: baseline, dropping: dropped)
  }

  /// Puts a question, in the place of another (R6.2, R6.6); an analysis ends (R11.4).
  mutating func ask(_ question: Question) {
    self.question = question
    analysis = nil
    tell(.question(.asked))
    dropWatched()
  }

  /// Begins another game, or asks first until the end (R6.5).
  mutating func again() {
    game.turn == nil ? begin() : ask(.again)
  }

  mutating func answer(_ answer: Question.Answer) -> Outcome {
    guard let asked = question else { return .ignored(.nothingToAnswer) }
    switch answer {
    case .cancel:
      question = nil
      if case .play = asked { planned.removeFirst() }
      tell(.question(.canceled(asked)))
      if case .play = asked { _ = dropPlanned() }
    case .ok:
      if case .play(let square) = asked {
        question = nil
        planned.removeFirst()
        return make(.move(square))
      }
      if asked == .reset { for side in Disk.sides { players.choose(.manual, for: side) } }
      begin()
    }
    return .accepted
  }

  /// Takes a new sheet: what holds for the run and who plays stay, and nothing else (R6.3).
  private mutating func begin() {
    let (dropped, left) = (planned, lesson)
    let baseline = PaperBaseline(self, isAnotherGame: true)
    var next = PaperSession()
    next.players = players
    (next.keepsValues, next.isCoached) = (keepsValues, isCoached)
    next.hasFailedToSave = hasFailedToSave
    next.failures = failures
    (next.notes, next.moments) = (notes, moments)
    self = next
    tell(.play(.reset), since: baseline, ending: left, dropping: dropped)
  }
}
