import Adapters
import Domain
import Synchronization
import Testing
import UseCases

/// A repository that cannot load, and a presenter: they write down what is saved and told.
private final class Unloadable: GameRepository, Presenter {
  private let failure: LoadFailure
  private let written = Mutex<[String]>([])

  init(_ failure: LoadFailure) { self.failure = failure }

  var notes: [String] { written.withLock(\.self) }

  func load() throws(LoadFailure) -> SavedGame? { throw failure }

  func save(_ saved: SavedGame) {
    let header = SavedGameText.encode(saved).prefix(3)
    written.withLock { $0.append("saves \(header)") }
  }

  func present(_ event: Event, in session: Session) {
    let trouble = GameText().trouble(event) ?? "no trouble"
    written.withLock { $0.append(trouble) }
  }
}

/// How a session starts when the saved game cannot be loaded.
struct LoadTests {
  private static let flaw = Detail("it is empty")
  private static let failures: [(LoadFailure, String)] = [
    (
      .setAside(flaw, name: "game.bad-1"),
      "Cannot read the saved game (it is empty). Renamed it to game.bad-1 and started a new game."
    ),
    (
      .stuck(flaw, because: Detail("no space")),
      "Cannot read the saved game (it is empty) or rename it (no space). "
        + "The new game will not be saved."
    ),
    (
      .unreadable(Detail("no permission")),
      "Cannot read the saved game: no permission. The new game will not be saved."
    ),
  ]

  @Test(arguments: failures)
  func `R7.5 a new game starts, and a message says what was wrong`(
    failure: LoadFailure, sentence: String
  ) throws {
    let outside = Unloadable(failure)
    let session = try LoadGame.start(Ports(repository: outside, presenter: outside))
    #expect(session == Session())
    #expect(outside.notes == [sentence])
  }

  @Test func `R7.2 R7.5 a requested mode is saved before the error is reported`() throws {
    let outside = Unloadable(.setAside(Self.flaw, name: "game.bad-1"))
    let modes = BySide<ModeChoice?>(dark: .computer, light: nil)
    let session = try LoadGame.start(
      modes: modes, Ports(repository: outside, presenter: outside))
    #expect(session.modes[.dark] == .computer(.random))
    #expect(outside.notes == ["saves x10", Self.failures[0].1])
  }

  @Test(arguments: failures)
  func `R7.5 R7.13 a given game begins in place of a file that cannot be read, and is not saved`(
    failure: LoadFailure, sentence: String
  ) throws {
    let outside = Unloadable(failure)
    let first = SavedGame(modes: Modes(light: .computer(.random)))
    let session = try LoadGame.start(
      first: first, Ports(repository: outside, presenter: outside))
    #expect(session == Session(first))
    #expect(outside.notes == [sentence])
  }

  @Test func `R7.9 no session starts with a user's file that is not a saved game`() {
    let outside = Unloadable(.foreign(Self.flaw))
    #expect(throws: LoadFailure.foreign(Self.flaw)) {
      try LoadGame.start(isNew: true, Ports(repository: outside, presenter: outside))
    }
    #expect(outside.notes == [])
  }
}
