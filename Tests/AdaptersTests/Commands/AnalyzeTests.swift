import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a game has given away, and its earlier boards (C3.20, C3.35).
struct AnalyzeTests {
  /// A short game in which Black takes all disks with the ninth move.
  static let wipeOut = "e6 f4 e3 f6 g5 d6 e7 f5 c5"

  private func play(
    _ script: String, from saved: SavedGame? = nil, computer: any Computer = Critic()
  ) throws -> String {
    try PlainTable(saved, computer: computer, pace: Pace(disk: .zero))
      .play(script.split(separator: "\n").map { .text(String($0)) }).transcript
  }

  @Test
  func `C3.20 C3.24 R11.2 what each move has cost is told in columns, and then what all have`()
    throws
  {
    let told = try play("analyze\nquit", from: SavedGame().played("d3 c3 c4 c5 d6"))
    #expect(
      told == """
        o's turn
        Analyzing: move 5 of 5
         5  x  d6 -4           best b2 +4           cost about 8
         4  o  c5 -4           best e3 +4           cost about 8
         3  x  c4 -4           best b3 +4           cost about 8
         2  o  c3 -4           best e3 +1           cost about 5
         1  x  d3 -1           best c4 +1           cost about 2
        Black gave away about 18 disks: 3 c4 (8), 5 d6 (8), 1 d3 (2)
        White gave away about 13 disks: 4 c5 (8), 2 c3 (5)
        Black has lost most so far at move 3, c4: it cost about 8 disks; b3 would have led by about 4
        """)
  }

  @Test(arguments: ["analyze", "analyze all"])
  func `C3.20 moves that have cost nothing are told if all are asked for, in each front`(
    line: String
  ) throws {
    let lost = try SavedGame().played(Self.wipeOut)
    let critic = Critic(lead: 2, less: 1, isExact: true)
    let told = try PlainTable(lost, computer: critic, pace: Pace(disk: .zero)).type([
      .line(.text(line)), .pause(.seconds(1)),
    ])
    let script = try play(line, from: lost, computer: critic)
    let best = " 9  x  c5 wins by 13   best c5 wins by 13   cost 0"
    let worse = [
      " 8  o  f5 loses by 13  best f2 wins by 2    cost 15",
      " 7  x  e7 loses by 2   best c4 wins by 2    cost 4",
    ]
    let first = line == "analyze" ? worse : [best] + worse
    for told in [told, script] {
      let rows = told.split(separator: "\n").map(String.init).filter { $0.contains("best") }
      #expect(Array(rows.prefix(first.count)) == first)
    }
  }

  @Test func `C3.24 a finished game ends with where it was lost, and says what is certain`() throws
  {
    let told = try play(
      "analyze\nhistory\nquit", from: SavedGame().played(Self.wipeOut),
      computer: Critic(lead: 2, less: 1, isExact: true))
    #expect(
      told == """
        x won
        Analyzing: move 9 of 9
         8  o  f5 loses by 13  best f2 wins by 2    cost 15
         7  x  e7 loses by 2   best c4 wins by 2    cost 4
         6  o  d6 loses by 2   best e2 wins by 2    cost 4
         5  x  g5 loses by 2   best d3 wins by 2    cost 4
         4  o  f6 loses by 2   best d2 wins by 2    cost 4
         3  x  e3 loses by 2   best c3 wins by 2    cost 4
         2  o  f4 loses by 2   best d6 wins by 1    cost 3
         1  x  e6 loses by 1   best d3 wins by 2    cost 3
        Black gave away 15 disks: 3 e3 (4), 5 g5 (4), 7 e7 (4)
        White gave away 26 disks: 8 f5 (15), 4 f6 (4), 6 d6 (4)
        White lost the game at move 8, f5: it cost 15 disks; f2 would have won by 2
        e6f4e3f6g5d6e7f5c5
        """)
  }

  @Test func `C3.25 C4.18 an analysis settles like a thought, and ends at what changes the game`()
    throws
  {
    let computer = ScriptedComputer("c3", "d3", "d3")
    let told = try play(
      "analyze\nd3\nanalyze\nc3 &\nanalyze &\nreset &\nanalyze\nno\nanalyze &\ne6d6 &\nwait 9\nquit",
      computer: computer)
    #expect(
      told == """
        x's turn
        2> reversi: line 1: analyze ignored: no moves yet
        x plays d3, flips d4
        x 4, o 1
        o's turn
        Analyzing: move 1 of 1
        Black gave away 0 disks
        White gave away 0 disks
        No move has cost anything so far
        o plays c3, flips d4
        x 3, o 3
        x's turn
        Analyzing: move 2 of 2
        Confirmation: do you really want to reset the game? [cancel/ok]
        2> reversi: line 7: analyze ignored: answer the reset question first
        Reset cancelled.
        Analyzing: move 2 of 2
        Analysis stopped.
        x plays e6, flips e5
        x 5, o 2
        o's turn
        o plays d6, flips d5
        x 4, o 4
        x's turn
        """)
  }

  @Test func `C3.35 go draws the board before a move, with the best line if it was judged`()
    throws
  {
    let told = try play(
      "back\nd3c3c4\ngo 0\ngo 4\ngo 99999999999999999999\ngo -1\ngo 2\nanalyze\ngo 2\nforward\ngo\nundo\ngo 3\nhistory\nquit"
    )
    #expect(
      told == """
        x's turn
        2> reversi: line 1: back ignored: no moves yet
        x plays d3, flips d4
        x 4, o 1
        o's turn
        o plays c3, flips d4
        x 3, o 3
        x's turn
        x plays c4, flips d4
        x 5, o 2
        o's turn
        2> reversi: line 3: go ignored: moves are 1 to 3
        2> reversi: line 4: go ignored: moves are 1 to 3
        2> reversi: line 5: go ignored: moves are 1 to 3
        2> reversi: line 6: go ignored: moves are 1 to 3
        Before move 2: o's turn; c3 was played
        \(Boards.drawnAfterD3.dropLast())
        Analyzing: move 3 of 3
         3  x  c4 -4           best b3 +4           cost about 8
         2  o  c3 -4           best e3 +1           cost about 5
         1  x  d3 -1           best c4 +1           cost about 2
        Black gave away about 10 disks: 3 c4 (8), 1 d3 (2)
        White gave away about 5 disks: 2 c3 (5)
        Black has lost most so far at move 3, c4: it cost about 8 disks; b3 would have led by about 4
        Before move 2: o's turn; c3 was played
        \(Boards.drawnAfterD3.dropLast())
        e3 +1: e3
        Before move 3: x's turn; c4 was played
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - + o x - - - - 3
          4 - - + o x - - - 4
          5 - - - x o + - - 5
          6 - - - - + - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        b3 +4: b3
        This is the present again.
        o's turn
        Took back c4.
        x's turn
        2> reversi: line 13: go ignored: moves are 1 to 2
        d3c3
        """)
  }

  @Test
  func `C3.20 C3.35 a game that begins with a position is numbered by the disks on its board`()
    throws
  {
    let told = try play(
      "analyze\ngo 3\ngo 1\nquit", from: saved("x00", Ending.lightOnly).played("--c1--c8"))
    let lines = told.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(
      lines == [
        "o won", "Analyzing: move 2 of 2", "Black gave away 0 disks", "White gave away 0 disks",
        "No single move gave the game away",
        "2> reversi: line 2: go ignored: moves are 1 to 2",
        "Before move 1: o's turn; c1 was played", "c1 +6: c1",
      ])
    // The board is the one after the pass, which is no move.
    #expect(told.contains("\n  1 o x + - "))
  }

  @Test func `C3.25 C3.27 an empty line at a terminal ends an analysis, and nothing else then`()
    throws
  {
    let told = try PlainTable(
      SavedGame().played("d3 c3"), computer: TirelessComputer("c4"), pace: Pace(disk: .zero)
    ).type(["analyze", "", "", "history"])
    #expect(
      told.split(separator: "\n").suffix(3) == [
        "Analyzing: move 2 of 2", "Analysis stopped.", "d3c3",
      ])
  }

  @Test
  func `C3.20 R9.10 each move of an analysis has the whole patience, and is told as not certain`()
    throws
  {
    let pace = Pace(patience: .ending(after: .seconds(2)))
    let table = LoopTable(
      try SavedGame().played("d3 c3"), computer: TirelessComputer("d3"), pace: pace)
    try table.play { loop in
      await loop.send(.analyze(telling: .mistakes))
      await table.pass(10000)
    }
    // The answer about the present position, in which it is illegal, is never heard.
    #expect(table.presenter.text == "0 analysis?")
    let second = LoopTable(
      try SavedGame().played(Self.wipeOut), computer: TirelessComputer("c3"), pace: pace)
    try second.play { loop in
      await loop.send(.analyze(telling: .mistakes))
      await second.pass(2000)
    }
    #expect(second.presenter.text == "0 analysis?\n2000 judged c5")
    let move = try #require(second.presenter.record.last?.session.analysis.moves.first)
    #expect(!move.isExact && move.loss == 0 && move.advice.depth == 7)
  }

  @Test func `C3.35 a pass is no move, and a line belongs to the game in which it was found`()
    throws
  {
    let passed = try play(
      "go 2\ngo 1\nquit", from: saved("x00", Ending.lightOnly).played("--c1--"))
    #expect(passed.contains("\n2> reversi: line 1: go ignored: moves are 1 to 1\n"))
    let told = try play(
      "analyze\nundo 2\nc5\nf6\ngo 2\ngo 3\nquit", from: SavedGame().played("d3 c3 c4"))
    #expect(told.split(separator: "\n").filter { $0.contains(": e3") } == ["e3 +1: e3"])
    #expect(!told.hasSuffix("b3"))
  }
}
