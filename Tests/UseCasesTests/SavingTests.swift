import Domain
import Testing
import UseCases

@Suite struct SavingTests {
  @Test func `R7.1 each move, pass, switch and reset is saved once, as it is accepted`() throws {
    var table = Table(try .played("d3c3e6d2d1e1b2"))
    _ = try table.pick("c1")
    #expect(table.repository.saves == 1)
    #expect(table.repository.saved == SavedGame(game: try .darkMustPass()))
    try table.turnAll()
    #expect(table.repository.saves == 1)
    _ = table.dismiss()
    #expect(table.repository.saves == 2)
    #expect(table.repository.saved?.game.turn == .light)
    _ = table.set(.dark, .computer)
    #expect(table.repository.saves == 3)
    #expect(table.repository.saved?.modes == Modes(dark: .computer))
    _ = table.askReset()
    #expect(table.repository.saves == 3)
    _ = table.answer(.ok)
    #expect(table.repository.saves == 4)
    #expect(table.repository.saved == SavedGame())
  }

  @Test func `R7.1 a switch to the mode a side has saves nothing`() {
    var table = Table(dark: .computer)
    #expect(table.set(.dark, .computer) == .accepted)
    #expect(table.repository.saves == 0)
    #expect(table.presenter.events == [.modeSet(.dark, from: .computer)])
  }

  @Test func `R7.1 a move is saved before it is shown`() throws {
    var table = Table()
    table.repository.failSaves(SaveFailure(reason: "no"))
    _ = try table.pick("d3")
    let move = try #require(table.session.showing?.move)
    #expect(
      table.presenter.events == [.saveFailed(SaveFailure(reason: "no")), .placed(move)])
  }

  @Test(arguments: Mode.allCases, Mode.allCases)
  func `R7.2 the saved game goes on exactly there`(dark: Mode, light: Mode) throws {
    let ended = try Game.darkHasWon()
    for game in [Game(), try .played("d3"), try .darkMustPass(), ended] {
      let saved = SavedGame(game: game, modes: Modes(dark: dark, light: light))
      let presenter = RecordingPresenter()
      let repository = FakeGameRepository(saved)
      let session = try LoadGame(Ports(repository: repository, presenter: presenter)).start()
      #expect(session == Session(saved))
      #expect(session.saved == saved)
      #expect(presenter.events == [.started(.resumed)])
      #expect(repository.saves == 0)
    }
  }

  @Test func `R7.3 with nothing saved a new game starts`() throws {
    let presenter = RecordingPresenter()
    let repository = FakeGameRepository()
    let session = try LoadGame(Ports(repository: repository, presenter: presenter)).start()
    #expect(session == Session())
    #expect(session.modes == Modes(dark: .manual, light: .manual))
    #expect(presenter.events == [.started(.new)])
    #expect(repository.saves == 0)
  }

  @Test func `R7.2 what is wanted beyond the saved game is saved before it is presented`() throws {
    let saved = SavedGame(game: try .played("d3"))
    let repository = FakeGameRepository(saved)
    let load = LoadGame(Ports(repository: repository, presenter: RecordingPresenter()))
    #expect(try load.start(modes: [.dark: .manual]) == Session(saved))
    #expect(repository.saves == 0)
    #expect(try load.start(modes: [.light: .computer]).thinkingSide == .light)
    #expect(repository.saved == SavedGame(game: saved.game, modes: Modes(light: .computer)))
    #expect(try load.start(newGame: true, modes: [.dark: .computer]).thinkingSide == .dark)
    #expect(repository.saved == SavedGame(modes: Modes(dark: .computer)))
    #expect(repository.saves == 2)
  }

  @Test func `R7.5 what could not be read is told, and a new game begins`() throws {
    for failure in [
      LoadFailure.setAside(problem: "p", name: "n"), .stuck(problem: "p", reason: "r"),
      .unreadable(reason: "r"),
    ] {
      let repository = FakeGameRepository()
      repository.failLoads(failure)
      let presenter = RecordingPresenter()
      let load = LoadGame(Ports(repository: repository, presenter: presenter))
      #expect(try load.start() == Session())
      #expect(presenter.events == [.started(.instead(of: failure))])
      #expect(repository.saves == 0)
      #expect(try load.start(newGame: true, modes: [.dark: .computer]).thinkingSide == .dark)
      #expect(repository.saves == 1)
    }
  }

  @Test func `R7.5 a file of the user's that is no saved game starts nothing`() {
    let repository = FakeGameRepository()
    let presenter = RecordingPresenter()
    repository.failLoads(.foreign(problem: "p"))
    #expect(throws: LoadFailure.foreign(problem: "p")) {
      try LoadGame(Ports(repository: repository, presenter: presenter)).start(newGame: true)
    }
    #expect(repository.saves == 0)
    #expect(presenter.events.isEmpty)
  }

  @Test func `R7.6 after a failed save play goes on, and the next save tries again`() throws {
    var table = Table()
    table.repository.failSaves(SaveFailure(reason: "disk full"))
    #expect(try table.pick("d3") == .accepted)
    try table.turnAll()
    #expect(table.repository.saved == SavedGame())
    table.repository.failSaves(nil)
    #expect(try table.pick("c3") == .accepted)
    #expect(table.repository.saved == SavedGame(game: try .played("d3c3")))
    let failures = table.presenter.events.filter {
      $0 == .saveFailed(SaveFailure(reason: "disk full"))
    }
    #expect(failures.count == 1)
  }
}
