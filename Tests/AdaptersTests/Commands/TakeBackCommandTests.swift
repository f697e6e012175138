import TestSupport
import Testing

/// Taking back, as it is typed and told.
struct TakeBackCommandTests {
  @Test(arguments: [
    ("undo 2", "d3"), ("undo2", "d3"), ("undo 99", ""), ("undo 99999999999999999999", ""),
    ("UNDO", "d3c3"),
  ])
  func `C3.14 R10.2 a number takes that many back`(line: String, left: String) throws {
    let played = try play("d3\nc3\nc4\n\(line)\nhistory\nquit")
    let history = played.transcript.split(separator: "\n").last
    #expect(history == (left.isEmpty ? "no moves yet" : left[...]))
  }

  @Test(arguments: [
    // The steps are told, and the turn that follows.
    (
      "wc\nd3\nundo\nredo\nhistory", "x00", [:],
      """
      Took back d3 c3.
      x's turn
      Played d3 c3 again.
      x's turn
      d3c3
      """
    ),
    // The end of a game is told again.
    (
      "c1\nundo\nredo", "o00", [1: "ox------"],
      """
      x 0, o 3
      o won
      Took back c1.
      o's turn
      Played c1 again.
      x 0, o 3
      o won
      """
    ),
    // A thinking computer is stopped, also under the question.
    (
      "wc &\nd3 &\nwait 1\nreset &\nundo &\nno", "x00", [:],
      """
      Took back d3.
      x's turn
      Reset cancelled.
      """
    ),
  ])
  func `C3.8 C3.14 R10.1 undo and redo tell the steps and what follows, in any state`(
    script: String, header: String, rows: [Int: String], told: String
  ) throws {
    let played = try play(
      "\(script)\nquit", from: saved(header, rows), computer: ScriptedComputer("c3"))
    #expect(played.transcript.hasSuffix(told))
  }
}
