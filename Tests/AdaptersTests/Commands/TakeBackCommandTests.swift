import TestSupport
import Testing

/// Taking back, as it is typed and told.
struct TakeBackCommandTests {
  @Test func `C3.14 undo and redo tell the steps, and the turn that follows`() throws {
    let played = try play("wc\nd3\nundo\nredo\nhistory\nquit", computer: ScriptedComputer("c3"))
    #expect(
      played.transcript.hasSuffix(
        """
        Took back d3 c3.
        x's turn
        Played d3 c3 again.
        x's turn
        d3c3
        """))
  }

  @Test(arguments: [
    ("undo 2", "d3"), ("undo2", "d3"), ("undo 99", ""), ("undo 99999999999999999999", ""),
    ("UNDO", "d3c3"),
  ])
  func `C3.14 R10.2 a number takes that many back`(line: String, left: String) throws {
    let played = try play("d3\nc3\nc4\n\(line)\nhistory\nquit")
    let history = played.transcript.split(separator: "\n").last
    #expect(history == (left.isEmpty ? "no moves yet" : left[...]))
  }

  @Test func `C3.14 the end of a game is told again when it is made again`() throws {
    let played = try play("c1\nundo\nredo\nquit", from: saved("o00", [1: "ox------"]))
    #expect(
      played.transcript == """
        o's turn
        o plays c1, flips b1
        x 0, o 3
        o won
        Took back c1.
        o's turn
        Played c1 again.
        x 0, o 3
        o won
        """)
  }

  @Test func `R10.1 C3.8 a thinking computer is stopped by undo, also under the question`() throws {
    let played = try play("wc\nd3 &\nwait 1\nreset &\nundo &\nno\nquit")
    #expect(
      played.transcript.hasSuffix(
        """
        Took back d3.
        x's turn
        Reset cancelled.
        """))
  }
}
