import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a game has given away, and its earlier boards (C3.20, C3.21).
struct AnalyzeTests {
  /// A short game in which Black takes all disks with the ninth move.
  static let wipeOut = "e6 f4 e3 f6 g5 d6 e7 f5 c5"

  private func play(
    _ script: String, from saved: SavedGame? = nil, computer: any Computer = Critic()
  ) throws -> String {
    try PlainTable(saved, computer: computer, pace: Pace(disk: .zero))
      .play(script.split(separator: "\n").map { .text(String($0)) }).transcript
  }

  @Test func `C1.1 C3.20 R11.2 a script prints each move with tabs, and then what all have cost`()
    throws
  {
    let told = try play("analyze\nquit", from: SavedGame().played("d3 c3 c4 c5 d6"))
    #expect(
      told == """
        """)
  }

  @Test func `C3.20 a finished game ends with where it was lost, and says what is certain`() throws
  {
    let told = try play(
      "analyze\nhistory\nquit", from: SavedGame().played(Self.wipeOut),
      computer: Critic(lead: 2, less: 1, isExact: true))
    #expect(
      told == """
        """)
  }

  @Test func `C3.20 C4.1 an analysis settles like a thought, and ends at what changes the game`()
    throws
  {
    let computer = ScriptedComputer("d3", "d3")
    let told = try play(
      "analyze\nd3\nanalyze &\nc3 &\nanalyze &\nreset &\nanalyze\nno\nanalyze &\ne6d6 &\nwait 9\nquit",
      computer: computer)
    #expect(
      told == """
        """)
  }

  @Test func `C3.21 back draws the board before a move, with the best line if it was judged`()
    throws
  {
    let told = try play(
      "back\nd3c3c4\nback 0\nback 4\nback 99999999999999999999\nback -1\nback 2\nanalyze\nback 2\nback\nundo\nback 3\nhistory\nquit"
    )
    #expect(
      told == """
        """)
  }
}
