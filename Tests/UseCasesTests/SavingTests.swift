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
    #expect(table.set(.dark, .computer) == .heard)
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
      let start = try LoadGame(repository: repository, presenter: presenter).start()
      #expect(start.session == Session(saved))
      #expect(start.session.saved == saved)
      #expect(start.saves)
      #expect(presenter.events == [.started(.resumed)])
      #expect(repository.saves == 0)
    }
  }

  @Test func `R7.3 with nothing saved a new game starts`() throws {
    let presenter = RecordingPresenter()
    let repository = FakeGameRepository()
    let start = try LoadGame(repository: repository, presenter: presenter).start()
    #expect(start.session == Session())
    #expect(start.session.modes == Modes(dark: .manual, light: .manual))
    #expect(presenter.events == [.started(.new)])
    #expect(repository.saves == 0)
  }

  @Test func `R7.2 what is wanted beyond the saved game is saved before it is presented`() throws {
    let saved = SavedGame(game: try .played("d3"))
    let repository = FakeGameRepository(saved)
    let load = LoadGame(repository: repository, presenter: RecordingPresenter())
    #expect(try load.start(modes: [.dark: .manual]).session == Session(saved))
    #expect(repository.saves == 0)
    #expect(try load.start(modes: [.light: .computer]).session.thinkingSide == .light)
    #expect(repository.saved == SavedGame(game: saved.game, modes: Modes(light: .computer)))
    #expect(try load.start(anew: true, modes: [.dark: .computer]).session.thinkingSide == .dark)
    #expect(repository.saved == SavedGame(modes: Modes(dark: .computer)))
    #expect(repository.saves == 2)
  }

  @Test func `R7.5 what could not be read is told, and not overwritten unless it is set aside`()
    throws
  {
    let repository = FakeGameRepository()
    for (failure, saves) in [
      (LoadFailure.setAside(problem: "p", name: "n"), true),
      (.stuck(problem: "p", reason: "r"), false), (.unreadable(reason: "r"), false),
    ] {
      repository.failLoads(failure)
      let before = repository.saves
      let presenter = RecordingPresenter()
      let start = try LoadGame(repository: repository, presenter: presenter).start(anew: true)
      #expect(start == (try LoadGame(repository: repository, presenter: presenter).start()))
      #expect(start.session == Session())
      #expect(start.saves == saves)
      #expect(presenter.events.first == .started(.instead(of: failure)))
      #expect(repository.saves - before == (saves ? 1 : 0))
    }
  }

  @Test func `R7.5 a file of the user's that is no saved game starts nothing`() {
    let repository = FakeGameRepository()
    let presenter = RecordingPresenter()
    repository.failLoads(.foreign(problem: "p"))
    #expect(throws: LoadFailure.foreign(problem: "p")) {
      try LoadGame(repository: repository, presenter: presenter).start(anew: true)
    }
    #expect(repository.saves == 0)
    #expect(presenter.events.isEmpty)
  }

  @Test func `R7.6 after a failed save play goes on, and the next save tries again`() throws {
    var table = Table()
    table.repository.failSaves(SaveFailure(reason: "disk full"))
    #expect(try table.pick("d3") == .heard)
    try table.turnAll()
    #expect(table.repository.saved == SavedGame())
    table.repository.failSaves(nil)
    #expect(try table.pick("c3") == .heard)
    #expect(table.repository.saved == SavedGame(game: try .played("d3c3")))
    let failures = table.presenter.events.filter {
      $0 == .saveFailed(SaveFailure(reason: "disk full"))
    }
    #expect(failures.count == 1)
  }
}
