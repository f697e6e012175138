import Domain
import Rooms
import TestSupport
import Testing
import UseCases

/// A table starts with the saved game or a new one.
@Suite struct LoadGameTests {
  private let presenter = RecordingPresenter()

  private func ports(_ repository: FakeGameRepository) -> Table.Ports {
    Table.Ports(repository: repository, presenter: presenter)
  }

  @Test(arguments: [SavedGame(), SavedGame(game: .over)], [SavedGame(game: .darkMustPass), nil])
  func `R7.1 a given game is presented as given and saved once`(
    given: SavedGame, saved: SavedGame?
  ) throws {
    let repository = FakeGameRepository(saved)
    #expect(try Table.start(with: .given(given), ports(repository)) == Table(Session(given)))
    #expect(presenter.events == [.started(.given)])
    #expect(repository.saves == [given])
  }

  @Test(arguments: [false, true])
  func `R7.1 after a reset and in another game the table still knows whether it is saved`(
    isLasting: Bool
  ) throws {
    let repository = FakeGameRepository(isLasting: isLasting)
    var table = PlayedTable(
      try Table.start(with: .given(SavedGame(game: .over)), ports(repository)))
    #expect(table.table.run.isSaved == isLasting)
    table.take(.again)
    #expect(table.table.game == Game() && table.table.run.isSaved == isLasting)
    table.take(.askReset)
    table.answer(.ok)
    #expect(table.table.run.isSaved == isLasting)
  }

  @Test func `R7.5 an unreadable saved game is reported, even if a new game is requested`()
    throws
  {
    let failure = LoadFailure.setAside(Detail("f"), name: "n")
    let repository = FakeGameRepository(loadFailure: failure)
    #expect(try Table.start(ports(repository)) == Table())
    #expect(repository.saves == [])
    #expect(try Table.start(with: .new, ports(repository)) == Table())
    #expect(repository.saves == [SavedGame()])
    let told = Table.Event.started(.instead(of: failure))
    #expect(presenter.events == [told, told])
  }
}
