import Adapters
import Domain
import MatchReports
import TestSupport
import Testing
import UseCases

/// What is printed of a match (C4.9).
struct MatchReportTests {
  private let output = RecordingOutput()

  private func session(_ rows: [Int: String]) throws -> Session {
    Session(try saved("-11", rows))
  }

  @Test func `C4.9 each game is one write, and the tally is the last line`() throws {
    var report = pairs(4)
    for row in ["xxx-----", "oo------", "x-o-----", "o-------"] {
      report.add(try session([1: row]))
    }
    report.end()
    #expect(
      output.writes.dropLast().map { $0.split(separator: "\t").prefix(3).joined(separator: " ") }
        == ["x 3 0", "o 0 2", "- 1 1", "o 0 1"])
    #expect(output.writes.last?.hasPrefix("computer 3 wins 3, computer wins 0, tied 1; ") == true)
    #expect(output.writes.allSatisfy { $0.hasSuffix("\n") })
    #expect(output[.diagnostics] == "")
  }

  @Test func `C4.14 a match of no game is a tally`() {
    pairs(0).end()
    #expect(output.transcript == "computer 3 wins 0, computer wins 0, tied 0")
  }

  /// The report of a match in pairs of our level 3 against level 0.
  private func pairs(_ count: Int) -> MatchReport {
    MatchReport(
      of: MatchPlan(count: count, seed: 7),
      between: Modes(dark: .computer(.three), light: .computer(.random)), to: output)
  }

  @Test func `C4.13 C4.14 each line has the seed and the players, and the tally is theirs`()
    throws
  {
    var report = pairs(6)
    // The first player wins as Black, as White, and as Black.
    for row in ["xxx-----", "oo------", "x-o-----", "x-o-----", "x-------", "x-------"] {
      report.add(try session([1: row]))
    }
    report.end()
    let (ours, other) = ("computer 3", "computer")
    let fields = output.writes.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).dropFirst(5).joined(
        separator: " ")
    }
    #expect(
      fields.dropLast() == [
        "7 \(ours) \(other)\n", "7 \(other) \(ours)\n", "8 \(ours) \(other)\n",
        "8 \(other) \(ours)\n", "9 \(ours) \(other)\n", "9 \(other) \(ours)\n",
      ])
    // 4 points of 6: Wilson's interval is (0.667 + 0.320 ± 0.460) / 1.640.
    #expect(
      output.writes.last
        == "\(ours) wins 3, \(other) wins 1, tied 2; \(ours) has 66.7 % of the points"
        + " (95 % interval: 30.0 to 90.3)\n")
  }

  @Test(arguments: [
    ("xxx-----", "100.0 % of the points (95 % interval: 34.2 to 100.0)"),
    ("x-o-----", "50.0 % of the points (95 % interval: 9.5 to 90.5)"),
  ])
  func `C4.14 the interval is Wilson's`(row: String, share: String) throws {
    var report = pairs(2)
    report.add(try session([1: row]))
    report.add(
      try session([
        1: row.replacing("x", with: "?").replacing("o", with: "x").replacing("?", with: "o")
      ]))
    report.end()
    #expect(output.writes.last?.hasSuffix("computer 3 has \(share)\n") == true)
  }
}
