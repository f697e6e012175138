import Adapters
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
    var report = MatchReport(of: 5, to: output)
    for row in ["xxx-----", "oo------", "x-o-----", "o-------", "x-------"] {
      report.add(try session([1: row]))
    }
    report.end()
    #expect(
      output.writes.map { $0.split(separator: "\t").prefix(3).joined(separator: " ") } == [
        "x 3 0", "o 0 2", "- 1 1", "o 0 1", "x 1 0", "x 2, o 2, tied 1\n",
      ])
    #expect(output.writes.allSatisfy { $0.hasSuffix("\n") })
    #expect(output[.diagnostics] == "")
  }

  @Test func `C4.9 the progress is rewritten in place, and removed before the tally`() throws {
    var report = MatchReport(of: 2, to: output)
    report.showProgress()
    report.add(try session(Ending.over))
    report.showProgress()
    report.end()
    let blank = String(repeating: " ", count: "1 of 2 games: x 1, o 0, tied 0".count)
    #expect(
      output[.diagnostics] == "\r0 of 2 games: x 0, o 0, tied 0\r1 of 2 games: x 1, o 0, tied 0"
        + "\r\(blank)\r")
    #expect(output.writes.last == "x 1, o 0, tied 0\n")
  }

  @Test func `C4.9 a match of no game is a tally`() {
    MatchReport(of: 0, to: output).end()
    #expect(output.transcript == "x 0, o 0, tied 0")
  }
}
