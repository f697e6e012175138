import Adapters
import TestSupport
import Testing

/// Where boards are drawn without being asked for (C5, `--board turns`).
struct UnaskedBoardTests {
  /// Plays, and writes each board as one line: `[board]`, or `[board +]` where picks are marked.
  private func events(
    _ script: String, _ rows: [Int: String] = [:], from header: String = "x00",
    by computer: ScriptedComputer = ScriptedComputer("c3")
  ) throws -> [String] {
    let transcript = try play(
      script, from: saved(header, rows), computer: computer, boards: .turns
    ).transcript
    var events: [String] = []
    for line in transcript.split(separator: "\n") {
      if line == "    a b c d e f g h" {
        if events.last?.hasPrefix("[board") != true { events.append("[board]") }
      } else if line.hasPrefix("  ") {
        if line.contains("+") { events[events.count - 1] = "[board +]" }
      } else {
        events.append(String(line))
      }
    }
    return events
  }

  @Test func `C5.13 a board is drawn before each awaited pick`() throws {
    #expect(
      try events("d3") == [
        "x's turn", "[board +]", "x plays d3, flips d4", "x 4, o 1", "o's turn", "[board +]",
      ])
  }

  @Test func `C5.13 no board is drawn before a thought, and one after the move it brings`() throws {
    #expect(
      try events("d3", from: "x01") == [
        "x's turn", "[board +]", "x plays d3, flips d4", "x 4, o 1", "o's turn", "o is thinking",
        "o plays c3, flips d4", "x 3, o 3", "x's turn", "[board +]",
      ])
  }

  @Test func `C5.13 a switch brings a board only if a pick is awaited after it`()
    throws
  {
    #expect(
      try events("wc\nbm\nbc &\nbm &\nwm &\nquit") == [
        "x's turn", "[board +]", "o is computer", "x is manual", "x is computer", "x is thinking",
        "x is manual", "x stopped thinking", "[board +]", "o is manual",
      ])
  }

  @Test func `C5.13 a board is drawn at the end of the game, whoever moved last`() throws {
    let end = ["x 3, o 0", "x won", "[board]"]
    #expect(
      try events("c1", Ending.darkWins)
        == ["x's turn", "[board +]", "x plays c1, flips b1"] + end)
    #expect(
      try events("", Ending.darkWins, from: "x10", by: ScriptedComputer("c1"))
        == ["x's turn", "x is thinking", "x plays c1, flips b1"] + end)
    #expect(try events("", Ending.over, from: "-00") == ["x won", "[board]"])
  }

  @Test func `C5.13 a board is drawn after a pass is dismissed, and none while it is up`() throws {
    #expect(
      try events("ok\nquit", Ending.lightOnly) == [
        "x's turn", "Pass: x cannot place a disk. [dismiss]", "o's turn", "[board +]",
      ])
  }

  @Test func `C5.13 a board is drawn for a new game and when Cancel awaits a pick again`() throws {
    let question = "Confirmation: do you really want to reset the game? [cancel/ok]"
    #expect(
      try events("reset\nno\nd3 &\nreset\nno\nreset\nok\nquit") == [
        "x's turn", "[board +]", question, "Reset cancelled.", "[board +]",
        "x plays d3, flips d4", question, "x 4, o 1", "o's turn", "Reset cancelled.",
        "[board +]", question, "New game.", "x's turn", "[board +]",
      ])
    #expect(
      try events("reset\nno\nquit", Ending.lightOnly).suffix(2) == [
        "Reset cancelled.", "Pass: x cannot place a disk. [dismiss]",
      ])
  }

  @Test func `C5.13 a refused pick brings no board`() throws {
    #expect(
      try events("a1\nquit") == [
        "x's turn", "[board +]",
        "2> reversi: line 1: a1 is not a legal move for x; legal: d3 c4 f5 e6",
      ])
  }
}
