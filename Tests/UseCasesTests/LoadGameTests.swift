import Domain
import TestSupport
import Testing
import UseCases

/// A session starts with the saved game or a new one.
@Suite struct LoadGameTests {
  @Test(arguments: Mode.samples, Mode.samples)
  func `R7.2 the saved game resumes exactly where it was`(dark: Mode, light: Mode) throws {
    for game in [Game(), try .played("d3"), try .darkMustPassEarly(), try .darkHasWon()] {
      let saved = SavedGame(game: game, modes: Modes(dark: dark, light: light))
      let presenter = RecordingPresenter()
      let repository = FakeGameRepository(saved)
      let session = try LoadGame(Ports(repository: repository, presenter: presenter)).start()
      #expect(session == Session(saved))
      #expect(session.saved == saved)
      #expect(presenter.events == [.started(.resumed)])
      #expect(repository.saves == [])
    }
  }

  @Test func `R7.2 a mode or a new game that is asked for is saved`() throws {
    let saved = SavedGame(game: try .played("d3"))
    let repository = FakeGameRepository(saved)
    let load = LoadGame(Ports(repository: repository, presenter: RecordingPresenter()))
    #expect(try load.start(modes: [.dark: .manual]) == Session(saved))
    #expect(repository.saves == [])
    #expect(try load.start(modes: [.light: .computer]).thinkingSide == .light)
    #expect(
      repository.saved == SavedGame(game: saved.game, modes: Modes(light: .computer(.random))))
    #expect(try load.start(with: SavedGame(), modes: [.dark: .computer]).thinkingSide == .dark)
    #expect(repository.saved == SavedGame(modes: Modes(dark: .computer(.random))))
    #expect(repository.saves.count == 2)
  }

  @Test func `R7.3 a new game starts if nothing is saved`() throws {
    let presenter = RecordingPresenter()
    let repository = FakeGameRepository()
    let session = try LoadGame(Ports(repository: repository, presenter: presenter)).start()
    #expect(session == Session())
    #expect(session.modes == Modes(dark: .manual, light: .manual))
    #expect(presenter.events == [.started(.new)])
    #expect(repository.saves == [])
  }

  @Test func `R7.3 a new game over a saved one is told as new, and saved once`() throws {
    let presenter = RecordingPresenter()
    let repository = FakeGameRepository(SavedGame(game: try .played("d3")))
    let load = LoadGame(Ports(repository: repository, presenter: presenter))
    #expect(try load.start(with: SavedGame()) == Session())
    #expect(presenter.events == [.started(.new)])
    #expect(repository.saves == [SavedGame()])
  }

  @Test func `R7.3 a new game that is asked for is saved even if nothing was`() throws {
    let repository = FakeGameRepository()
    let load = LoadGame(Ports(repository: repository, presenter: RecordingPresenter()))
    #expect(try load.start(with: SavedGame()) == Session())
    #expect(repository.saves == [SavedGame()])
  }

  @Test(arguments: Mode.samples)
  func `R5.3 R8.1 in a loaded game the pass of a side that cannot move is up`(mode: Mode) throws {
    let saved = SavedGame(game: try .darkMustPassEarly(), modes: Modes(dark: mode))
    let ports = Ports(repository: FakeGameRepository(saved), presenter: RecordingPresenter())
    var session = try LoadGame(ports).start()
    #expect(session.awaitsPass == .dark)
    #expect(session.wait == nil)
    #expect(PassTurn(ports).dismiss(in: &session) == .accepted)
    #expect(session.awaitsPick == .light)
  }

  @Test func `R7.5 a saved game that could not be read is told, and a new game begins`() throws {
    for failure in [
      LoadFailure.setAside(problem: "p", name: "n"), .stuck(problem: "p", reason: "r"),
      .unreadable(reason: "r"),
    ] {
      let repository = FakeGameRepository(loadFailure: failure)
      let presenter = RecordingPresenter()
      let load = LoadGame(Ports(repository: repository, presenter: presenter))
      #expect(try load.start() == Session())
      #expect(presenter.events == [.started(.instead(of: failure))])
      #expect(repository.saves == [])
      #expect(try load.start(with: SavedGame(), modes: [.dark: .computer]).thinkingSide == .dark)
      #expect(repository.saves.count == 1)
      #expect(presenter.events.last == .started(.instead(of: failure)), "told with --new, too")
    }
  }

  @Test func `R7.5 a user's file that is not a saved game starts no session`() {
    let repository = FakeGameRepository(loadFailure: .foreign(problem: "p"))
    let presenter = RecordingPresenter()
    #expect(throws: LoadFailure.foreign(problem: "p")) {
      try LoadGame(Ports(repository: repository, presenter: presenter)).start(with: SavedGame())
    }
    #expect(repository.saves == [])
    #expect(presenter.events.isEmpty)
  }
}
