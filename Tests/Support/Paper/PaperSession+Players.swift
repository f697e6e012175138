import Domain
import Rooms
import UseCases

/// The players, and the questions before another game (R2, R6).
extension PaperSession {
  /// Hands a side over to a human or a computer (R2.1).
  ///
  /// A change of mode or level clears the queue (R12.6). A computer that takes over cancels
  /// requests for advice (R9.6).
  mutating func set(_ side: Disk, to choice: ModeChoice) {
    let baseline = PaperBaseline(self)
    let mode = players.modes[side]
    players.choose(choice, for: side)
    let isStopped = thinkingSide != nil && analysis != nil
    if thinkingSide != nil { (asked, analysis, tried) = (nil, nil, nil) }
    if players.modes[side] != mode { leaveSquare() }
    let dropped = players.modes[side] == mode ? [] : takeQueued()
    tell(
      .game(.modeSet(side, from: mode)), since: baseline, stopping: isStopped, dropping: dropped)
  }

  /// Asks a question, replacing any other, and ends an analysis (R6.2, R6.6, R11.4).
  mutating func ask(_ question: UseCases.Question) {
    let dropped = takeWatched()
    self.question = .game(question)
    let isStopped = analysis != nil
    analysis = nil
    tell(.game(.asked(question)), stopping: isStopped, dropping: dropped)
  }

  /// Begins another game, or asks first during a game (R6.5).
  mutating func again() {
    game.turn == nil || game == Game() ? begin() : ask(.again)
  }

  mutating func answer(_ answer: UseCases.Question.Answer) -> Table.Outcome {
    guard let asked = question else { return .ignored(.nothingToAnswer) }
    switch (answer, asked) {
    case (.cancel, .game(let asked)):
      question = nil
      tell(.game(.canceled(asked)))
    case (.cancel, .play(let square)):
      question = nil
      tell(.coach(.canceled(square)), dropping: takeQueued())
    case (.ok, .play(let square)):
      question = nil
      return make(.move(square))
    case (.ok, .game(let asked)):
      if asked == .reset { for side in Disk.sides { players.choose(.manual, for: side) } }
      begin()
    }
    return .accepted
  }

  /// Begins a game with the same players and run settings (R6.3).
  private mutating func begin() {
    leaveSquare()
    let (dropped, left, isStopped) = (queued, lesson, analysis != nil)
    let baseline = PaperBaseline(self, isAnotherGame: true)
    var next = PaperSession()
    next.players = players
    (next.showsValues, next.isCoached, next.leftSquare) = (showsValues, isCoached, leftSquare)
    next.hasFailedToSave = hasFailedToSave
    next.failures = failures
    (next.notes, next.moments) = (notes, moments)
    self = next
    tell(
      .game(.reset), since: baseline, ending: left, stopping: isStopped, dropping: dropped)
  }
}
