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

  @Test(arguments: Mode.samples, Mode.samples)
  func `R7.2 the saved game resumes exactly where it was`(dark: Mode, light: Mode) throws {
    let games = [.darkMustPass, .over].map { SavedGame(game: $0) }
    for game in [SavedGame(), try SavedGame().played("d3c3")] + games {
      let saved = SavedGame(record: game.record, modes: Modes(dark: dark, light: light))
      let repository = FakeGameRepository(saved)
      let table = try Table.start(ports(repository))
      #expect(table == Table(Session(saved)))
      #expect(table.saved == saved)
      #expect(presenter.events.last == .started(.resumed))
      #expect(repository.saves == [])
    }
  }

  @Test func `R7.2 a mode or a new game that is asked for is saved`() throws {
    let saved = SavedGame(game: try .played("d3"))
    let repository = FakeGameRepository(saved)
    let ports = ports(repository)
    #expect(
      try Table.start(modes: BySide(dark: .manual, light: nil), ports) == Table(Session(saved)))
    #expect(repository.saves == [])
    #expect(
      try Table.start(modes: BySide(dark: nil, light: .computer), ports).thinkingSide == .light)
    #expect(
      repository.saved == SavedGame(game: saved.game, modes: Modes(light: .computer(.random))))
    #expect(
      try Table.start(with: .new, modes: BySide(dark: .computer, light: nil), ports).thinkingSide
        == .dark)
    #expect(repository.saved == SavedGame(modes: Modes(dark: .computer(.random))))
    #expect(repository.saves.count == 2)
  }

  @Test func `R7.3 a new game starts if nothing is saved`() throws {
    let repository = FakeGameRepository()
    let table = try Table.start(ports(repository))
    #expect(table == Table())
    #expect(table.modes == Modes(dark: .manual, light: .manual))
    #expect(presenter.events == [.started(.new)])
    #expect(repository.saves == [])
  }

  @Test func `R7.2 R7.3 a first start saves a mode that a new game does not have, and no other`()
    throws
  {
    let repository = FakeGameRepository()
    let modes: [ModeChoice] = [.manual, .computer]
    for (choice, saves) in zip(modes, [0, 1]) {
      _ = try Table.start(modes: BySide(dark: nil, light: choice), ports(repository))
      #expect(repository.saves.count == saves)
    }
    #expect(repository.saved == SavedGame(modes: Modes(light: .computer(.random))))
  }

  @Test(arguments: [SavedGame(game: .over), nil])
  func `R7.3 a new game that is asked for is told as new, and saved once, even if nothing was`(
    saved: SavedGame?
  ) throws {
    let repository = FakeGameRepository(saved)
    #expect(try Table.start(with: .new, ports(repository)) == Table())
    #expect(presenter.events == [.started(.new)])
    #expect(repository.saves == [SavedGame()])
  }

  @Test(arguments: [SavedGame(), SavedGame(game: .over)], [SavedGame(game: .darkMustPass), nil])
  func `R7.1 a game that is given is told as given and saved once, whatever is saved`(
    given: SavedGame, saved: SavedGame?
  ) throws {
    let repository = FakeGameRepository(saved)
    #expect(try Table.start(with: .given(given), ports(repository)) == Table(Session(given)))
    #expect(presenter.events == [.started(.given)])
    #expect(repository.saves == [given])
  }

  @Test(arguments: [false, true])
  func `R7.1 a table knows whether it is saved, also after a reset and in another game`(
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

  @Test(arguments: Mode.samples)
  func `R5.1 R5.2 R8.9 in a loaded game the pass of a side that cannot move is up`(
    mode: Mode
  ) throws {
    let saved = SavedGame(game: .darkMustPass, modes: Modes(dark: mode))
    var table = PlayedTable(try Table.start(ports(FakeGameRepository(saved))))
    #expect(table.table.awaitsPass == .dark)
    #expect(table.table.wait == nil && table.table.thinkingSide == nil)
    #expect(table.dismiss() == .accepted)
    #expect(table.table.sideToPick == .light)
  }

  @Test(arguments: [
    LoadFailure.setAside(Detail("f"), name: "n"), .stuck(Detail("f"), because: Detail("r")),
    .unreadable(Detail("r")),
  ])
  func `R7.5 a saved game that could not be read is told, and a new game begins`(
    failure: LoadFailure
  ) throws {
    let repository = FakeGameRepository(loadFailure: failure)
    let ports = ports(repository)
    #expect(try Table.start(ports) == Table())
    #expect(presenter.events == [.started(.instead(of: failure))])
    #expect(repository.saves == [])
    #expect(
      try Table.start(with: .new, modes: BySide(dark: .computer, light: nil), ports).thinkingSide
        == .dark)
    #expect(repository.saves.count == 1)
    #expect(presenter.events.last == .started(.instead(of: failure)), "told with --new, too")
  }

  @Test func `R7.9 a user's file that is not a saved game starts no table`() {
    let failure = LoadFailure.foreign(Detail("f"))
    let repository = FakeGameRepository(loadFailure: failure)
    #expect(throws: failure) {
      try Table.start(with: .new, ports(repository))
    }
    #expect(repository.saves == [])
    #expect(presenter.events.isEmpty)
  }
}
