import Adapters
import TestSupport
import Testing

/// Several squares in one line.
struct TranscriptCommandTests {
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

  @Test(arguments: [
    ("d3 c3 e9", "e9 (move 3) is off the board; columns a-h, rows 1-8"),
    ("i9", "i9 is off the board; columns a-h, rows 1-8"),
    ("a9b1", "a9 (move 1) is off the board; columns a-h, rows 1-8"),
    ("h9d3", "h9 (move 1) is off the board; columns a-h, rows 1-8"),
    ("i9d3", "'i9d3' is not a command; type help for the list"),
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
}
