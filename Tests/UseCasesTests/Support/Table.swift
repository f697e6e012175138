import Domain
import Testing
import UseCases

/// A session with its use cases, and fakes at the ports.
struct Table {
  var session: Session
  let repository: FakeGameRepository
  let presenter = RecordingPresenter()

  /// Sits down at a session, as if it had just been loaded.
  init(_ game: Game = Game(), dark: Mode = .manual, light: Mode = .manual) {
    let saved = SavedGame(game: game, modes: Modes(dark: dark, light: light))
    session = Session(saved)
    repository = FakeGameRepository(saved)
  }

  private var ports: Ports { Ports(repository: repository, presenter: presenter) }
  private var placeDisk: PlaceDisk { PlaceDisk(ports) }

  mutating func pick(_ name: String) throws -> Outcome {
    placeDisk.pick(try #require(Square(name)), in: &session)
  }

  /// The computer answers what it was asked about this session, or an earlier one.
  mutating func think(_ name: String, about earlier: Session? = nil) throws -> Bool {
    placeDisk.computerChose(
      try #require(Square(name)), on: (earlier ?? session).game, in: &session)
  }

  /// The disk awaited in this session, or in an earlier one, has been turned.
  mutating func turn(awaitedIn earlier: Session? = nil) throws -> Bool {
    guard case .disk(let square, let move) = (earlier ?? session).wait else {
      throw NothingTurns()
    }
    return placeDisk.diskShown(square, of: move, in: &session)
  }

  /// Shows the move to its end.
  mutating func turnAll() throws {
    while session.showing != nil {
      let isAwaited = try turn()
      try #require(isAwaited)
    }
  }

  mutating func dismiss() -> Outcome {
    PassTurn(ports).dismiss(in: &session)
  }

  mutating func askReset() -> Outcome {
    Reset(ports).ask(in: &session)
  }

  mutating func answer(_ answer: Reset.Answer) -> Outcome {
    Reset(ports).answer(answer, in: &session)
  }

  mutating func set(_ side: Disk, _ mode: Mode) -> Outcome {
    ChangeMode(ports).set(side, to: mode, in: &session)
  }

  struct NothingTurns: Error {}
}
