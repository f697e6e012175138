import Domain
import TestSupport
import Testing
import UseCases

/// The start of a session whose saved game cannot be loaded.
struct LoadGameTests {
  private static let failures: [LoadFailure] = [
    .setAside("it is empty", name: "game.bad-1"), .stuck("it is empty", because: "no space"),
    .unreadable("no permission"),
  ]
  private let presenter = RecordingPresenter()
  private let lightIsComputer = BySide<Mode>(dark: .manual, light: .computer)

  @Test(arguments: failures, [SavedGame(), SavedGame(game: .darkMustPass)])
  func `R7.5 R7.13 a new or given game begins in place of one that cannot be loaded, and unsaved`(
    failure: LoadFailure, first: SavedGame
  ) throws {
    let repository = FakeGameRepository(loadFailure: failure)
    let ports = Ports(repository: repository, presenter: presenter)
    #expect(try LoadGame.start(first: first, ports) == Session(first))
    #expect(presenter.events == [.started(.instead(of: failure))])
    #expect(repository.saves == [])
  }

  @Test func `R7.2 R7.5 a requested mode is saved before the failure is presented`() throws {
    let failure = Self.failures[0]
    let repository = FakeGameRepository(loadFailure: failure) { [presenter] _ in
      #expect(presenter.events == [])
      return nil
    }
    let ports = Ports(repository: repository, presenter: presenter)
    let session = try LoadGame.start(modes: BySide(dark: nil, light: .computer), ports)
    #expect(session.modes == lightIsComputer)
    #expect(repository.saves == [SavedGame(modes: lightIsComputer)])
    #expect(presenter.events == [.started(.instead(of: failure))])
  }
}
