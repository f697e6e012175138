import Adapters
package import Domain
package import UseCases

/// A session with its use cases, and doubles at the ports.
package struct SessionTable {
  package var session: Session
  package let repository: FakeGameRepository
  package let presenter = RecordingPresenter()

  /// Begins with a session, as if it had just been loaded.
  package init(_ saved: SavedGame) {
    self.init(Session(saved))
  }

  package init(_ session: Session) {
    self.session = session
    repository = FakeGameRepository(session.saved)
  }

  package init(_ game: Game = Game(), dark: Mode = .manual, light: Mode = .manual) {
    self.init(SavedGame(game: game, modes: Modes(dark: dark, light: light)))
  }

  package var ports: Ports { Ports(repository: repository, presenter: presenter) }

  @discardableResult
  package mutating func pick(_ name: String) throws -> Outcome {
    PlaceDisk.pick(try square(name), in: &session, ports)
  }

  /// Has the computer answer what it was asked about this session, or about an earlier one, by
  /// default at the level of the side to move.
  @discardableResult
  package mutating func think(_ name: String, about earlier: Session? = nil, at level: Level? = nil)
    throws -> Bool
  {
    let asked = earlier ?? session
    let level = level ?? asked.game.turn.map(asked.modes.level) ?? .random
    return take(.square(try square(name)), after: .thought(on: asked.record, at: level))
  }

  /// Reports what has come of a wait, and returns whether that counted.
  @discardableResult
  package mutating func take(_ report: Report, after wait: Wait) -> Bool {
    session.take(report, after: wait, ports)
  }

  /// Shows the disk that is awaited in this session, or was in an earlier one.
  @discardableResult
  package mutating func showDisk(awaitedIn earlier: Session? = nil) throws -> Bool {
    guard let wait = (earlier ?? session).wait, case .disk = wait else { throw NoDisk() }
    return take(.timeIsUp, after: wait)
  }

  /// Shows the move to its end, disk by disk.
  package mutating func showMove() throws {
    while session.showing != nil {
      guard try showDisk() else { throw NoDisk() }
    }
  }

  /// No disk is awaited, or not the one that was to be shown.
  package struct NoDisk: Error {}

  @discardableResult
  package mutating func dismiss() -> Outcome {
    PassTurn.dismiss(in: &session, ports)
  }

  package mutating func askReset() {
    Reset.ask(in: &session, ports)
  }

  package mutating func again() {
    Reset.again(in: &session, ports)
  }

  package mutating func again(handing side: Disk, to choice: ModeChoice) {
    Reset.again(handing: side, to: choice, in: &session, ports)
  }

  @discardableResult
  package mutating func answer(_ answer: Question.Answer) -> Outcome {
    AnswerQuestion.answer(answer, in: &session, ports)
  }

  package mutating func set(_ side: Disk, _ choice: ModeChoice) {
    ChangeMode.set(side, to: choice, in: &session, ports)
  }

  @discardableResult
  package mutating func undo(_ count: Int = 1) -> Outcome {
    TakeBack.undo(count, in: &session, ports)
  }

  @discardableResult
  package mutating func undo(to length: Int) -> Outcome {
    TakeBack.undo(to: length, in: &session, ports)
  }

  @discardableResult
  package mutating func redo(_ count: Int = 1) -> Outcome {
    TakeBack.redo(count, in: &session, ports)
  }

  @discardableResult
  package mutating func go(_ moment: LookBack.Moment) -> Outcome {
    LookBack.go(to: moment, in: &session, ports)
  }

  /// Plans the moves of a transcript, such as `d3c3--`.
  @discardableResult
  package mutating func plan(_ transcript: String) throws -> Outcome {
    let moves = PlannedMove.transcript(try Transcript(transcript).steps)
    return PlayAhead.plan(moves, in: &session, ports)
  }

  /// Plays a move such as `d3`, or the pass `--`, now or when it is its turn.
  @discardableResult
  package mutating func play(_ name: String) throws -> Outcome {
    let step = name == "--" ? Record.Step.pass : .move(try square(name))
    return PlayAhead.play(step, in: &session, ports)
  }

  /// Plays the planned moves whose turn it is, and returns what became of each.
  @discardableResult
  package mutating func playPlanned() -> [Outcome] {
    var outcomes: [Outcome] = []
    while let outcome = PlayAhead.next(in: &session, ports) { outcomes.append(outcome) }
    return outcomes
  }

  @discardableResult
  package mutating func dropPlanned() -> Outcome { PlayAhead.drop(in: &session, ports) }

  @discardableResult
  package mutating func ask(_ request: Advice.Request) -> Outcome {
    GiveAdvice.ask(request, in: &session, ports)
  }

  package mutating func keepValues(_ areKept: Bool) {
    KeepValues.keep(areKept, in: &session, ports)
  }

  /// Has the computer not answer what it was asked.
  package mutating func cannotFindValues(after wait: Wait) -> Bool {
    take(.failed("lost"), after: wait)
  }

  @discardableResult
  package mutating func analyze() -> Outcome {
    GiveAdvice.analyze(in: &session, ports)
  }

  /// Has the computer answer what it was asked about this session, or about an earlier one.
  @discardableResult
  package mutating func answer(_ advice: Advice, about earlier: Session? = nil) -> Bool {
    guard let wait = (earlier ?? session).wait else { return false }
    return take(.advice(advice), after: wait)
  }

  @discardableResult
  package mutating func stopAnalysis() -> Outcome {
    GiveAdvice.stopAnalysis(in: &session, ports)
  }
}
