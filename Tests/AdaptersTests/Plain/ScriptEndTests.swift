import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// What a scene of the end of a script cannot type, and the words and refusals that end one.
struct ScriptEndTests {
  @Test func `C4.2 C4.11 the end plays what is planned, also what a question has held`() throws {
    let (time, output) = (VirtualTime(), RecordingOutput())
    let presenter = PlainPresenter(output: output, boards: .asked, isScript: true)
    let ports = Ports(repository: FakeGameRepository(), presenter: presenter)
    let loop = try GameLoop(loading: ports, computer: ScriptedComputer(), on: time.timeline)
    let moves = PlannedMove.transcript(try Transcript("d3c3").steps)
    let lines = Lines(
      [],
      atEnd: {
        await loop.send(.plan(moves))
        await loop.send(.askReset)
      })
    let end = time.run { await ScriptRunner(lines: lines, loop: loop, presenter: presenter).run() }
    #expect(end == .done)
    #expect(
      output.transcript.hasSuffix(
        """
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        Reset cancelled.
        x 4, o 1
        o's turn
        o plays c3, flips d4
        x 3, o 3
        x's turn
        """))
  }

  @Test(
    arguments: ["hlep", "d9", "ok", "wait", "cancel"].map(InputLine.text) + [.refused(.notUTF8)])
  func `C4.5 whatever the reason, a script with a refused line is played on, and fails`(
    line: InputLine
  ) throws {
    let played = try PlainTable().play([.text("d3"), line, .text("history")])
    #expect(played.end == .failed)
    #expect(played.transcript.hasSuffix("\nd3"))
  }

  @Test(arguments: ["hint", "values", "analyze"])
  func `C4.18 a computer that fails ten times in a row on advice ends a script, too`(
    request: String
  )
    throws
  {
    let computer = ScriptedComputer(Array(repeating: "?", count: 10))
    let table = PlainTable(try SavedGame().played("d3"), computer: computer)
    let played = try table.play([.text(request), .text("history")])
    #expect(played.end == .failed)
    #expect(played.transcript.hasSuffix("The computer fails: WrongText(text: \"?\"). Game: d3"))
  }

  @Test(arguments: ["quit", "q", "exit", "quit &", "QUIT # now"])
  func `C3.6 quit ends a script at once`(word: String) throws {
    let played = try play("d3 &\nreset &\n\(word)\nhistory")
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            x plays d3, flips d4
            Confirmation: do you really want to reset the game? [cancel/ok]
            """, end: .done,
          saved: saved("x00").played("d3")))
  }
}

/// Whole games of two computers.
struct WholeGameTests {
  @Test func `C4.2 C3.31 history tells the whole game that two computers have played`() throws {
    for seed in 1...UInt64(RunOptions.wholeGames) {
      let table = PlainTable(
        try saved("x11"), computer: RandomComputer(seed: seed), pace: Pace(disk: .zero))
      let game = try #require(try table.play([]).saved)
      #expect(game.game.turn == nil, "seed \(seed)")
      let told = try PlainTable(game).play([.text("history")])
      #expect(told.transcript.hasSuffix("\n\(game.record)"), "seed \(seed)")
    }
  }
}
