import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

@Suite struct GTPSavingTests {
  private func saves(of text: String, from saved: SavedGame = SavedGame()) throws -> [SavedGame] {
    let repository = FakeGameRepository(saved)
    try Conversing(repository: repository).hear(Array(text.utf8))
    return repository.saves
  }

  private func after(_ record: String) throws -> SavedGame {
    try SavedGame().played(record)
  }

  @Test func `C7.9 R7.1 each GTP move is saved, and nothing else is`() throws {
    let text = "name\nreg_genmove w\nplay b d3\nplay b e3\nundo\nundo\nshowboard\n"
    #expect(try saves(of: text) == [try after("d3"), SavedGame()])
  }

  @Test func `C7.9 R7.1 an implied pass is saved before its move`() throws {
    let before = try saved("x00", Ending.lightOnly)
    let passed = try #require(before.game.passing())
    let c1 = try square("c1")
    let placed = try #require(passed.placing(at: c1))
    let games = try saves(of: "play w a1\nplay w c1\nundo\n", from: before)
    #expect(games.map(\.game) == [passed, placed, before.game])
  }

  @Test func `C7.9 R6.3 a cleared board is saved`() throws {
    #expect(try saves(of: "play b d3\nclear_board\n") == [try after("d3"), SavedGame()])
  }

  @Test func `C7.9 a step that changed nothing is taken back without a save`() throws {
    let over = try saved("-00", Ending.over)
    #expect(try saves(of: "genmove b\nundo\n", from: over) == [])
  }

  @Test func `C7.9 R7.6 a failed save is told on standard error, and every command is answered`()
    throws
  {
    let table = Conversing(repository: FakeGameRepository(failingSaves: 2))
    let text = "play b d3\nundo\nplay b d3\nshowboard\n"
    #expect(try table.answers(to: text).hasPrefix("=\n\n=\n\n=\n\n= \n    a b"))
    let notice = "reversi: Cannot save: the disk: No space left on device. Playing on.\n"
    #expect(table.written[.diagnostics] == notice + notice)
  }

  @Test func `C7.9 R7.5 a saved game that cannot be read is told on standard error`() throws {
    let failure = LoadFailure.setAside(.empty, name: "game.\u{1b}bad")
    let table = Conversing(repository: FakeGameRepository(loadFailure: failure))
    #expect(try table.answers(to: "quit\n") == "=\n\n")
    #expect(
      table.written[.diagnostics] == "reversi: The saved game could not be read (it is empty). "
        + #"Kept as game.\u{1B}bad; new game."# + "\n")
  }

  @Test func `C7.6 R10.5 steps that were saved can be taken back after a restart`() throws {
    let before = try saved("x00", Ending.lightOnly).played("--c1--c8")
    let table = Conversing(saved: before)
    #expect(try table.answers(to: "undo\nundo\nundo\n") == "=\n\n=\n\n? cannot undo\n\n")
    let games = try saves(of: "undo\nundo\n", from: before)
    #expect(games.map { "\($0.record)" } == ["--c1", ""])
  }
}
