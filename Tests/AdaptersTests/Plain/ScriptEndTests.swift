import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// How a script ends, at its last line or before (C3.6, C4.2, C4.5).
struct ScriptEndTests {
  @Test
  func `R6.4 C2.8 C4.2 an open reset question is canceled, and a pass beneath it is announced`()
    throws
  {
    let played = try play("reset", from: saved("x00", Ending.lightOnly))
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            Pass: x cannot place a disk. [dismiss]
            Confirmation: do you really want to reset the game? [cancel/ok]
            Reset cancelled.
            Pass: x cannot place a disk. [dismiss]
            o's turn
            """, end: .done, saved: saved("x00", Ending.lightOnly).played("--")))
  }

  @Test(arguments: ["reset &", "reset &\nwait 0.1"])
  func `C4.2 the question is canceled at the moment the end is read`(lines: String) throws {
    let played = try play("d3 &\n\(lines)")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        Reset cancelled.
        x 4, o 1
        o's turn
        """)
  }

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

  @Test func `C4.2 computers play on to the end, and passes of both are dismissed`() throws {
    let played = try play(
      "", from: saved("x11", Ending.lightOnly), computer: ScriptedComputer("c1", "c8"))
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            Pass: x cannot place a disk. [dismiss]
            o's turn
            o is thinking
            o plays c1, flips b1
            x 1, o 4
            x's turn
            Pass: x cannot place a disk. [dismiss]
            o's turn
            o is thinking
            o plays c8, flips b8
            x 0, o 6
            o won
            """, end: .done, saved: saved("x11", Ending.lightOnly).played("--c1--c8")))
  }

  @Test func `C4.2 passes of a person are dismissed, too, until that person has to move`() throws {
    let played = try play(
      "", from: saved("x01", Ending.lightOnly), computer: ScriptedComputer("c1", "c8"))
    #expect(played.transcript.hasSuffix("o plays c8, flips b8\nx 0, o 6\no won"))
    let waiting = try play(
      "", from: saved("o10", Ending.darkOnly), computer: ScriptedComputer("c1", "c8"))
    #expect(waiting.transcript.hasSuffix("x plays c8, flips b8\nx 6, o 0\nx won"))
    #expect(waiting.end == .done)
  }

  @Test(
    arguments: ["hlep", "d9", "ok", "wait", "cancel"].map(InputLine.text) + [.refused(.notUTF8)])
  func `C4.5 whatever the reason, a refused line ends a strict run`(line: InputLine) throws {
    let lines = [.text("d3 &"), line, .text("history")]
    let played = try PlainTable(isStrict: true).play(lines)
    #expect(played.end == .failed)
    #expect(!played.transcript.hasSuffix("\nd3"))
  }

  @Test func `C4.5 a strict run without a refused line ends well`() throws {
    #expect(try play("\n#\n&\nwait 1\nblack\nreset\nreset\nno", isStrict: true).end == .done)
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
  @Test func `R5.4 C5.1 history tells the whole game of two computers`() throws {
    for seed in 1...UInt64(RunOptions.wholeGames) {
      let table = PlainTable(
        try saved("x11"), computer: RandomComputer(seed: seed), pace: Pace(disk: .zero),
        isAutoPassing: true)
      let played = try table.play([.text("history")])
      let game = try #require(played.saved)
      #expect(game.game.turn == nil, "seed \(seed)")
      #expect(played.transcript.hasSuffix("\n\(game.record)"), "seed \(seed)")
    }
  }
}
