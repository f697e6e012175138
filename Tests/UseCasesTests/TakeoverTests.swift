import Domain
import TestSupport
import Testing
import UseCases

/// A second program goes on when the first one has ended (C5.18).
struct TakeoverTests {
  /// What the second has now, what was saved when it started, what the first has left, and which of
  /// these goes on.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let own: String
    let base: String?
    let left: String?
    let takeover: String
  }

  @Test(arguments: [
    Case(testDescription: "nobody moved", own: "d3", base: "d3", left: "d3", takeover: "own"),
    Case(testDescription: "own moves", own: "d3c3", base: "d3", left: "d3", takeover: "own"),
    Case(testDescription: "a removed file", own: "d3c3", base: "d3", left: nil, takeover: "own"),
    Case(testDescription: "no file yet", own: "d3", base: nil, left: nil, takeover: "own"),
    Case(testDescription: "its moves", own: "d3", base: "d3", left: "d3c3", takeover: "left"),
    Case(testDescription: "its first moves", own: "", base: nil, left: "d3c3", takeover: "left"),
    Case(testDescription: "it undid", own: "d3c3", base: "d3c3", left: "d3", takeover: "left"),
    Case(testDescription: "a fresh game", own: "", base: "d3", left: "d3c3", takeover: "left"),
    Case(testDescription: "alike", own: "d3c3", base: "d3", left: "d3c3", takeover: "own"),
    Case(testDescription: "it is ahead", own: "d3c3", base: "", left: "d3c3e6", takeover: "left"),
    Case(testDescription: "it is behind", own: "d3c3e6", base: "", left: "d3c3", takeover: "none"),
    Case(testDescription: "both moved", own: "d3e3", base: "d3", left: "d3c3", takeover: "none"),
    Case(testDescription: "own undo", own: "", base: "d3", left: "d3c3", takeover: "left"),
    Case(testDescription: "it began anew", own: "d3c3", base: "d3", left: "", takeover: "none"),
  ])
  func `C5.18 the game that has all moves goes on, and neither if each has some`(
    _ example: Case
  ) throws {
    let new = SavedGame()
    let own = try new.played(example.own)
    let left = try example.left.map(new.played)
    let takeover = Takeover(own: own, base: try example.base.map(new.played), left: left)
    let expected: Takeover? =
      switch example.takeover {
      case "own": .kept
      case "left": left.map { .replaced(by: $0) }
      default: .declined
      }
    #expect(takeover == expected)
  }

  @Test func `C5.18 a mode is no move: what was left goes on with its modes`() throws {
    let base = try SavedGame().played("d3")
    let own = SavedGame(game: base.game, record: base.record, modes: Modes(light: .computer(.four)))
    let left = try base.played("c3")
    #expect(Takeover(own: own, base: base, left: left) == .replaced(by: left))
    #expect(Takeover(own: own, base: base, left: base) == .kept)
    #expect(Takeover(own: try own.played("c3"), base: base, left: left) == .replaced(by: left))
  }

  @Test func `C5.18 no takeover loses a move of anybody's, or overwrites what was not seen`() throws
  {
    let games = try ["", "d3", "d3c3", "d3c3e6", "d3e3", "c4"].map(SavedGame().played)
    for base in games {
      for (own, left) in games.flatMap({ own in games.map { (own, $0) } }) {
        let isIn = { (first: SavedGame, second: SavedGame) in
          second.record.steps.starts(with: first.record.steps)
        }
        switch Takeover(own: own, base: base, left: left) {
        case .kept: #expect(left == base || left == own)
        case .replaced(let game): #expect(game == left && (isIn(own, left) || own == base))
        case .declined: #expect(!isIn(own, left) && own != base && left != base)
        }
      }
    }
  }

  @Test func `C5.18 what is kept is saved at once, and then told`() throws {
    let (repository, presenter) = (FakeGameRepository(), RecordingPresenter())
    var session = Session(try SavedGame().played("d3"))
    let before = session
    repository.endOther(.success(.kept))
    let load = LoadGame(Ports(repository: repository, presenter: presenter))
    #expect(!load.takeOver(in: &session))
    #expect(!load.takeOver(in: &session), "once is enough")
    #expect(session == before && repository.saves == [before.saved])
    #expect(presenter.events == [.otherEnded(.kept)])
  }

  @Test func `C5.18 what was left takes the session's place, without a save`() throws {
    let (repository, presenter) = (FakeGameRepository(), RecordingPresenter())
    var session = Session()
    let load = LoadGame(Ports(repository: repository, presenter: presenter))
    Reset(Ports(repository: repository, presenter: presenter)).ask(in: &session)
    for (left, isAnother) in [(try SavedGame().played("d3"), true), (SavedGame(), true)] {
      repository.endOther(.success(.replaced(by: left)))
      #expect(load.takeOver(in: &session) == isAnother)
      #expect(session == Session(left) && repository.saves == [])
    }
    repository.endOther(.success(.replaced(by: SavedGame(modes: Modes(dark: .computer(.one))))))
    #expect(!load.takeOver(in: &session), "the board is the one that was seen")
    #expect(presenter.events.count == 4)
  }

  @Test func `C5.18 R7.6 what cannot be read is told, and changes nothing`() throws {
    let (repository, presenter) = (FakeGameRepository(), RecordingPresenter())
    var session = Session()
    repository.endOther(.failure(FakeGameRepository.failure))
    #expect(!LoadGame(Ports(repository: repository, presenter: presenter)).takeOver(in: &session))
    #expect(session == Session() && repository.saves == [])
    #expect(presenter.events == [.saveFailed(FakeGameRepository.failure)])
  }
}
