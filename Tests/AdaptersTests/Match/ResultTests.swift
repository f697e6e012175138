import Adapters
import TestSupport
import Testing
import UseCases

/// The last line of a script that prints its result (C4.8).
struct ResultTests {
  /// Plays a script, and returns the last line that it writes.
  private func result(_ script: String, from saved: SavedGame? = nil) throws -> String {
    let played = try play(
      script, from: saved, computer: ScriptedComputer("c1", "c8"), printsResult: true)
    return String(played.transcript.split(separator: "\n").last ?? "")
  }

  @Test(arguments: [
    (Ending.darkWins, "x\t3\t0\tc1\txo\(dashes(62)) x"),
    (Ending.lightWins, "o\t0\t3\t--c1\tox\(dashes(62)) x"),
    (Ending.tie, "-\t3\t3\tc1\txo\(dashes(59))ooo x"),
    (Ending.over, "x\t3\t0\t\txxx\(dashes(61)) -"),
    (Ending.lightOnly, "o\t0\t6\t--c1--c8\tox\(dashes(54))ox\(dashes(6)) x"),
  ])
  func `C4.8 the result of a game from a position has its winner, disks, moves and beginning`(
    rows: [Int: String], line: String
  ) throws {
    #expect(try result("", from: saved("x11", rows)) == line)
  }

  @Test(arguments: [
    ("", "*\t2\t2\t"), ("d3", "*\t4\t1\td3"), ("d3\nc3\nundo 1", "*\t4\t1\td3"),
    ("d3\nreset\nok", "*\t2\t2\t"), ("a1\nhistory", "*\t2\t2\t"),
  ])
  func `C4.8 the result of a game that is not over has no winner`(
    script: String, line: String
  ) throws {
    #expect(try result(script) == line)
  }

  @Test(arguments: ["quit", "reset &\nquit", "&\nwait 0.1\nquit"])
  func `C4.12 quit comes before the result, and a move that is shown counts as a whole`(
    end: String
  ) throws {
    let played = try play("d3 &\n\(end)", printsResult: true)
    #expect(played.transcript.hasPrefix("x's turn\nx plays d3, flips d4\n"))
    #expect(played.transcript.hasSuffix("\n*\t4\t1\td3"))
  }
}

private func dashes(_ count: Int) -> String { String(repeating: "-", count: count) }
