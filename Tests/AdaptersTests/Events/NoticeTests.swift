import Adapters
import TestSupport
import Testing
import UseCases

/// What is told besides the game (C5, R7.5, R7.6).
struct NoticeTests {
  @Test(arguments: [
    (
      LoadFailure.setAside(problem: "line 4 has 7 squares", name: "game.bad-1"),
      "The saved game could not be read (line 4 has 7 squares). Kept as game.bad-1; new game."
    ),
    (
      .stuck(problem: "it is empty", reason: "Permission denied"),
      "The saved game could not be read (it is empty) or set aside (Permission denied). "
        + "New game; this one will not be saved."
    ),
    (
      .unreadable(reason: "game: Input/output error"),
      "Cannot read the saved game: game: Input/output error. "
        + "New game; this one will not be saved."
    ),
  ])
  func `R7.5 a file that is not a saved game is told before the first event`(
    failure: LoadFailure, notice: String
  ) throws {
    let output = RecordingOutput()
    let presenter = PlainPresenter(output: output, boards: .asked, isScript: true)
    let repository = FakeGameRepository(loadFailure: failure)
    _ = try LoadGame(Ports(repository: repository, presenter: presenter)).start()
    #expect(output.transcript == "2> reversi: \(notice)\nx's turn")
  }

  @Test func `R7.5 a named file that is not a saved game is told`() {
    let output = RecordingOutput()
    PlainPresenter(output: output, boards: .asked, isScript: true)
      .tell(GameText.cannotLoad(.foreign(problem: "it is empty")))
    #expect(
      output.transcript == "2> reversi: Not a saved game (it is empty). The file is left as it is.")
  }

  @Test func `R7.6 a save that fails is told, play goes on, and the next save tries again`() throws
  {
    let repository = FakeGameRepository(failingSaves: 2)
    let lines = ["white computer", "d3", "white manual", "black manual"]
    let played = try PlainTable(repository: repository, computer: ScriptedComputer("c3"))
      .play(lines.map(InputLine.text))
    let failed = "Cannot save: the disk: No space left on device. Playing on."
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            2> reversi: line 1: \(failed)
            o is computer
            2> reversi: line 2: \(failed)
            x plays d3, flips d4
            x 4, o 1
            o's turn
            o is thinking
            o plays c3, flips d4
            x 3, o 3
            x's turn
            o is manual
            x is manual
            """, end: .done,
          saved: saved("x00", [3: "--ox----", 4: "---ox---", 5: "---xo---"])))
  }
}
