import TestSupport
import Testing
import UseCases

/// Earlier moments in a script (C3.35).
struct LookingBackCommandTests {
  @Test func `C3.35 go prints the board of a moment, and what is asked is about that moment`()
    throws
  {
    let told = try play("d3c3\ngo 2\nmoves\nposition\nhistory\nforward\nmoves\nquit").transcript
    #expect(
      told.hasSuffix(
        """
        Before move 2: o's turn; c3 was played
        \(Boards.drawnAfterD3.dropLast())
        c3 turns 1   e3 turns 1   c5 turns 1
        -------------------x-------xx------xo--------------------------- o
        d3c3
        This is the present again.
        x's turn
        b3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1
        """), "\(told)")
  }

  @Test func `C3.35 R13.1 back and forward walk from moment to moment, in a script, too`() throws {
    let told = try play("d3c3e6\ngo 2\nforward\nback\nback\nback\nquit").transcript
    let rows = told.split(separator: "\n").filter { $0.hasPrefix("Before ") || $0.hasPrefix("2>") }
    #expect(
      rows == [
        "Before move 2: o's turn; c3 was played", "Before move 3: x's turn; e6 was played",
        "Before move 2: o's turn; c3 was played", "Before move 1: x's turn; d3 was played",
        "2> reversi: line 6: back ignored: this is the first move",
      ])
  }

  @Test func `C3.35 C3.36 a move departs, and other exchanges the games`() throws {
    let told = try play("d3c3c4e3\ngo 3\ne6\nother\nother\nhistory\nquit").transcript
    let lines = told.split(separator: "\n").suffix(9)
    #expect(
      Array(lines) == [
        "Left c4 e3.", "x plays e6, flips e5", "x 5, o 2", "o's turn",
        "This is the game of 4 moves; 'other' returns to that of 3.", "x's turn",
        "This is the game of 3 moves; 'other' returns to that of 4.", "o's turn", "d3c3e6",
      ], "\(told)")
  }

  @Test(arguments: [
    (
      "d3c3e6\nundo\nc4\nother\nundo\nother\nother",
      ["3 moves", "3", "3 moves", "3", "3 moves", "3"]
    ),
    ("d3\nundo\nc4\nother", ["1 move", "1"]),
  ])
  func `C3.36 other counts both games whole, with the moves that were taken back`(
    script: String, counts: [String]
  ) throws {
    let told = try play("\(script)\nquit").transcript.split(separator: "\n")
    let counted = told.filter { $0.hasPrefix("This is the game of ") }.flatMap {
      $0.dropFirst("This is the game of ".count).dropLast().split(
        separator: "; 'other' returns to that of ")
    }
    #expect(counted == counts.map { Substring($0) }, "\(told)")
  }

  @Test func `C2.9 C3.35 an earlier board marks what was legal then, whoever draws it and plays`()
    throws
  {
    let told = try play("d3\nbc\ngo 1\nboard\nreset\nboard\nquit").transcript
    let marked = told.split(separator: "\n").count { $0 == "  3 - - - + - - - - 3" }
    #expect(marked == 3, "\(told)")
    let shown = try LiveTable(SavedGame().played("d3"), style: .ascii).show { table in
      for line in ["bc\r", "go 1\r", "board\r"] { await table.type(line) }
    }
    #expect(shown?.contains("\n  3 - - - + - - - - 3\n") == true, "\(shown ?? "")")
  }

  @Test(arguments: [
    ("wc\nd3\ngo 2\nc5", "c5 ignored: o is computer; white manual takes over"),
    ("d3\ngo 1\nback\nstart\nundo\nforward", "forward ignored: this is the present"),
    ("other", "other ignored: no other game is kept"), ("start", "start ignored: no moves yet"),
    ("d3\ngo 7", "go ignored: moves are 1 to 1"),
  ])
  func `C3.36 what cannot be done there says why`(script: String, told: String) throws {
    let played = try play("\(script)\nquit", computer: ScriptedComputer("c3"))
    #expect(played.transcript.split(separator: "\n").last?.hasSuffix(told) == true, "\(played)")
  }

  @Test func `C3.35 at its end a script returns to the present, and the game goes on`() throws {
    let played = try play("bc\ngo\nd3\nwc", computer: ScriptedComputer("d3"))
    #expect(played.transcript.contains("d3"))
    let held = try play("d3\nwc &\nback", computer: ScriptedComputer("c3"))
    #expect(held.transcript.hasSuffix("x's turn"), "\(held)")
  }
}
