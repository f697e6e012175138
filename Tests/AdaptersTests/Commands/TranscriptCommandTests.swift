import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// Several squares in one line.
struct TranscriptCommandTests {
  private static let pass = "d3c3e6d2d1e1b2c1--a3"

  @Test(arguments: ["d3c3", "D3 C3", "1. d3 c3", "ｄ３ｃ３", "D3-C3", "d3,c3", "1.d3 1...c3"])
  func `C3.15 the squares of a line are played in order, each settled`(line: String) throws {
    #expect(
      try play("\(line) &\nhistory")
        == Played(
          transcript: """
            x's turn
            \(Told.d3)
            o plays c3, flips d4
            x 3, o 3
            x's turn
            d3c3
            """, end: .done, saved: saved("x00").played("d3c3")))
  }

  @Test func `C3.15 the computer answers between the squares of a line`() throws {
    let played = try play(
      "wc\nd3 e6 d1 b2\nhistory", computer: ScriptedComputer("c3", "d2", "e1", "c1"))
    #expect(played.transcript.contains("\nd3c3e6d2d1e1b2c1\n"))
  }

  @Test func `C3.33 a line of squares ends at the first that is refused`() throws {
    let played = try play("d3 c3 a1 e6\nhistory")
    let refusal = "2> reversi: line 1: a1 (move 3) is not a legal move for x; legal: "
    #expect(played.transcript.contains(refusal))
    #expect(played.transcript.hasSuffix("\nd3c3"))
    #expect(try play("d3 c3 a1 e6\nhistory", isStrict: true).end == .failed)
    let question = try play("reset\nd3 c3\nquit").transcript
    #expect(question.hasSuffix("line 2: d3 (move 1) ignored: answer the reset question first"))
  }

  @Test func `C4.11 a transcript begins when the game has settled, and settles, with & or without`()
    throws
  {
    let played = try play("hint &\nd3c3 &\nhistory &\nquit", computer: ScriptedComputer("e6"))
    #expect(
      played.transcript == """
        x's turn
        x is thinking
        e6
        \(Told.d3)
        o plays c3, flips d4
        x 3, o 3
        x's turn
        d3c3
        """)
    #expect(try play("d3 &\nc3e6\nhistory").transcript.hasSuffix("\nd3c3e6"))
  }

  @Test func `R2.7 C4.11 a script is not told which moves are dropped`() throws {
    let table = PlainTable(try saved("x01"), computer: Quitter())
    let played = try table.play([.text("d3c3e6")]).transcript
    #expect(
      played.hasSuffix(
        "\n2> reversi: line 1: o has ended. Game: d3\no is manual\no stopped thinking"))
  }

  @Test func `R2.2 C4.11 a square or a pass alone counts now or never`() throws {
    let played = try play("d3 &\nc3 &\n-- &\nhistory")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        2> reversi: line 2: c3 ignored: disks are still turning
        2> reversi: line 3: -- ignored: no question or pass is up
        d3
        x 4, o 1
        o's turn
        """)
  }

  @Test(arguments: [pass, "d3c3e6d2d1e1b2c1a3"])
  func `C3.15 a pass in a line of squares need not be written`(line: String) throws {
    let played = try play("\(line)\nhistory")
    #expect(played.transcript.hasSuffix("\n\(Self.pass)"))
    #expect(!played.transcript.contains("2>"))
  }

  @Test func `C3.33 a pass that nobody has to make is refused`() throws {
    let played = try play("d3 -- c3\nquit")
    #expect(
      played.transcript.hasSuffix(
        "2> reversi: line 1: -- (move 2) ignored: no question or pass is up"))
    let dismissed = try play("ok\n--c1\nquit", from: saved("x00", Ending.lightOnly))
    #expect(
      dismissed.transcript.hasSuffix(
        "2> reversi: line 2: -- (move 1) ignored: no question or pass is up"))
  }

  @Test(arguments: [
    ("d3 c3 e9", "e9 (move 3) is off the board; columns a-h, rows 1-8"),
    ("i9", "i9 is off the board; columns a-h, rows 1-8"),
    ("a9b1", "a9 (move 1) is off the board; columns a-h, rows 1-8"),
    ("d3 hello c3", "hello (move 2) is not a move"), ("d3, c3, 3", "3 (move 3) is not a move"),
    ("d33d", "3 (move 2) is not a move"), ("d3d", "d (move 2) is not a move"),
    ("o1h2", "'o1h2' is not a command; type help for the list"),
    ("pas", "'pas' is not a command; did you mean 'pass'?"),
    ("4,3", "'4,3': name the column by its letter; column 4, row 3 is d3"),
  ])
  func `C3.7 C3.10 C3.33 nothing is played if a word is no move, which is named with its number`(
    line: String, refusal: String
  ) throws {
    let played = try play("\(line)\nhistory")
    #expect(played.transcript == "x's turn\n2> reversi: line 1: \(refusal)\nno moves yet")
  }

  @Test(arguments: ["pass", "pa", "PS", "@@", "--", "Pa # no square"])
  func `C3.3 C3.26 a line that is only a pass of a transcript dismisses like pass`(line: String)
    throws
  {
    let told = try play("\(line)\nhistory\nquit", from: saved("x00", Ending.lightOnly)).transcript
    #expect(told.hasSuffix("[dismiss]\no's turn\n--"))
    let name = line.prefix { $0 != " " }.lowercased()
    #expect(
      try play(line).transcript.hasSuffix("line 1: \(name) ignored: no question or pass is up"))
    let question = try play("reset\n\(line)\nquit", from: saved("x00", Ending.lightOnly))
    #expect(question.transcript.hasSuffix("\(name) ignored: answer the reset question first"))
  }

  @Test func `C3.34 history ggf prints the game with its players, its start and its passes`() throws
  {
    let start = "---------------------------O*------*O---------------------------"
    #expect(
      try play("history ggf\nd3\nwc4\nHistory  GGF", computer: ScriptedComputer("c3")).transcript
        .split(separator: "\n").filter { $0.hasPrefix("(;") } == [
          "(;GM[Othello]PB[manual]PW[manual]TY[8]BO[8 \(start) *];)",
          "(;GM[Othello]PB[manual]PW[computer 4]TY[8]BO[8 \(start) *]B[d3]W[c3];)",
        ])
    let table = PlainTable(try saved("x00", Ending.lightOnly))
    let passed = try table.play([.text("--c1"), .text("history ggf"), .text("quit")]).transcript
    #expect(passed.contains("PB[manual]PW[manual]TY[8]BO[8 "))
    #expect(passed.contains(" *]B[pa]W[c1]"))
  }

  @Test func `C3.15 C3.22 at a terminal a transcript is played on, whatever is typed meanwhile`()
    throws
  {
    let typed = try type("d3c3c4", .pause(.milliseconds(600)), "history", .pause(.seconds(9)))
    #expect(
      typed.hasSuffix(
        """
        o plays c3, flips d4
        d3c3
        x 3, o 3
        x's turn
        x plays c4, flips d4
        x 5, o 2
        o's turn
        """))
  }

  @Test
  func `C3.22 C3.33 at a terminal a refused move is named, and those that are dropped with it`()
    throws
  {
    let told = try type("d3a1c3e6", .pause(.seconds(9)), "history")
    let refusal = "2> reversi: a1 (move 2) is not a legal move for o; legal: c3 e3 c5"
    #expect(told.hasSuffix("\(refusal)\nNot played: c3 e6.\nd3"))
    let last = try type("d3a1", .pause(.seconds(9)), "history")
    #expect(last.hasSuffix("\(refusal)\nd3"))
  }

  @Test(arguments: [["d3c3e3", "quit"], ["d3c3e3"], ["d3", "c3", "e3", "quit"]])
  func `C3.22 R12.6 what is planned when the person leaves is not played, and is named`(
    lines: [String]
  ) throws {
    let keystrokes = lines.map { Lines.Keystroke.line(.text($0)) }
    let left = try PlainTable().type(keystrokes, afterwards: .seconds(9))
    #expect(left.contains("x's turn\nx plays d3, flips d4\nNot played: c3 e3."))
    #expect(!left.contains("o plays"))
  }

  @Test func `C3.22 C3.27 an empty line drops what is planned before it returns to the present`()
    throws
  {
    let told = try type("d3c3", "e3", "start", "", "", .pause(.seconds(9)), "history")
    #expect(told.contains("\nNot played: c3 e3.\nThis is the present again.\n"))
    #expect(told.hasSuffix("\nd3"))
  }

  @Test func `C3.22 C3.27 an empty line cancels the question before it drops what is planned`()
    throws
  {
    let told = try type("d3c3", "e3", "reset", "", "", "", .pause(.seconds(9)), "history")
    let question = "Confirmation: do you really want to reset the game? [cancel/ok]"
    #expect(
      told.hasSuffix(
        """
        x plays d3, flips d4
        \(question)
        Reset cancelled.
        Not played: c3 e3.
        x 4, o 1
        o's turn
        d3
        """))
  }

  @Test func `C3.16 position prints the board with the move that is being shown`() throws {
    let start = "---------------------------ox------xo---------------------------"
    let moved = "-------------------x-------xx------xo---------------------------"
    let played = try play("position\nd3 &\nposition &\nquit")
    #expect(
      played.transcript == "x's turn\n\(start) x\nx plays d3, flips d4\n\(moved) o")
    let over = try play("position", from: saved("-00", Ending.over))
    #expect(over.transcript.hasSuffix("\nxxx" + String(repeating: "-", count: 61) + " -"))
  }
}

/// A computer that has ended.
private struct Quitter: Computer {
  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    throw ComputerFailure.ended
  }
}
