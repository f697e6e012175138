import Adapters
import Domain
import TestSupport
import Testing
import UseCases

@Suite struct GTPSavingTests {
  private func saves(of text: String, from saved: SavedGame = SavedGame()) throws -> [SavedGame] {
    let repository = FakeGameRepository(saved)
    try Conversing(repository: repository).hear(Array(text.utf8))
    return repository.saves
  }

  @Test(arguments: [
    // Each move is saved, an implied pass before its move, a cleared board, and nothing else.
    ("name\nreg_genmove w\nplay b d3\nplay b e3\nundo\nundo\nshowboard", "x00", [:], ["d3", ""]),
    ("play w a1\nplay w c1\nundo", "x00", Ending.lightOnly, ["--", "--c1", ""]),
    ("play b d3\nclear_board", "x00", [:], ["d3", ""]),
    // A step that changed nothing is taken back without a save.
    ("genmove b\nundo", "-00", Ending.over, []),
  ])
  func `C7.9 R6.3 R7.1 each change of a GTP game is saved, and nothing else is`(
    text: String, header: String, rows: [Int: String], records: [String]
  ) throws {
    let before = try saved(header, rows)
    #expect(try saves(of: text + "\n", from: before) == records.map(before.played))
  }

  @Test func `C7.9 R7.6 a failed save is told on standard error, and every command is answered`()
    throws
  {
    let table = Conversing(repository: FakeGameRepository(failingSaves: .max))
    let text = "play b d3\nundo\nplay b d3\nshowboard\n"
    #expect(try table.answers(to: text).hasPrefix("=\n\n=\n\n=\n\n= \n    a b"))
    let notice = "reversi: Cannot save: the disk: No space left on device. Playing on.\n"
    #expect(table.written[.diagnostics] == notice + notice + notice)
  }

  @Test func `C7.9 R7.5 a saved game that cannot be read is told on standard error`() throws {
    let failure = LoadFailure.setAside(Detail(.empty), name: "game.\u{1b}bad")
    let table = Conversing(repository: FakeGameRepository(loadFailure: failure))
    #expect(try table.answers(to: "quit\n") == "=\n\n")
    #expect(
      table.written[.diagnostics] == "reversi: The saved game could not be read (it is empty). "
        + #"Kept as game.\u{1B}bad; new game."# + "\n")
  }

  @Test func `C7.6 R10.6 steps that were saved can be taken back after a restart`() throws {
    let before = try saved("x00", Ending.lightOnly).played("--c1--c8")
    let table = Conversing(saved: before)
    #expect(try table.answers(to: "undo\nundo\nundo\n") == "=\n\n=\n\n? cannot undo\n\n")
    let games = try saves(of: "undo\nundo\n", from: before)
    #expect(games.map { "\($0.record)" } == ["--c1", ""])
  }
}
