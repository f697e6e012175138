import Adapters
import TestSupport
import Testing

/// Why an input does not count (C3, R2.2).
struct RefusalTests {
  private static let turning = "ignored: disks are still turning"
  private static let question = "ignored: answer the reset question first"
  private static let pass = "ignored: dismiss the pass first"

  private static let lines: [(String, String, [Int: String], String)] = [
    // One reason.
    ("a1", "x00", [:], "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
    ("d3\nd3", "x00", [:], "d3 is taken; legal: c3 e3 c5"),
    ("d3 &\nc3", "x00", [:], "c3 \(turning)"),
    ("bc &\nd3 &\nquit", "x00", [:], "d3 ignored: x is thinking"),
    ("bc &\nhint &\nquit", "x00", [:], "hint ignored: x is thinking"),
    ("wc\nd3 &\nwait 1\nc3 &\nquit", "x00", [:], "c3 ignored: o is thinking"),
    ("reset\nd3", "x00", [:], "d3 \(question)"),
    ("c8\nquit", "x00", Ending.lightOnly, "c8 \(pass)"),
    ("d3", "-00", Ending.over, "d3 ignored: the game is over"),
    // Several reasons: the first of them is named.
    ("reset\na1", "x00", [:], "a1 \(question)"),
    ("reset\na8\nquit", "x00", Ending.lightOnly, "a8 \(question)"),
    ("d3 &\nreset &\nd3", "x00", [:], "d3 \(question)"),
    ("reset\nd3", "-00", Ending.over, "d3 \(question)"),
    ("bc &\nreset &\na1 &\nquit", "x00", [:], "a1 \(question)"),
    ("a1\nquit", "x11", Ending.lightOnly, "a1 \(pass)"),
    ("d3 &\na1", "x00", [:], "a1 \(turning)"),
    ("wc\nd3 &\na1 &\nquit", "x00", [:], "a1 \(turning)"),
    ("c1 &\na1", "x00", Ending.darkWins, "a1 \(turning)"),
    ("c1 &\na1\nquit", "x00", Ending.darkOnly, "a1 \(turning)"),
    ("a1", "-11", Ending.over, "a1 ignored: the game is over"),
    ("bc &\na1 &\nquit", "x00", [:], "a1 ignored: x is thinking"),
    // Nothing to take back.
    ("undo", "x00", [:], "undo ignored: nothing to take back"),
    ("redo", "x00", [:], "redo ignored: nothing was taken back"),
    // Answers.
    ("ok", "x00", [:], "ok ignored: no question or pass is up"),
    ("cancel", "x00", [:], "cancel ignored: no question or pass is up"),
    ("dismiss", "x00", [:], "dismiss ignored: no question or pass is up"),
    ("d3 &\nok", "x00", [:], "ok ignored: no question or pass is up"),
    ("ok", "-00", Ending.over, "ok ignored: no question or pass is up"),
    ("no\nquit", "x00", Ending.lightOnly, "no ignored: no question or pass is up"),
    ("reset\ndismiss", "x00", [:], "dismiss ignored: answer the reset question first"),
    ("reset\ndismiss\nquit", "x00", Ending.lightOnly, "dismiss \(question)"),
    ("reset\nok\nok", "x00", [:], "ok ignored: no question or pass is up"),
    ("reset\nno\nno", "x00", [:], "no ignored: no question or pass is up"),
    ("reset\nok\nok", "x00", Ending.lightOnly, "ok ignored: no question or pass is up"),
  ]

  @Test(arguments: lines)
  func `R2.2 C3.4 C3.8 C3.9 C3.10 C3.12 C3.14 what is refused names the first of its reasons`(
    script: String, header: String, rows: [Int: String], refusal: String
  ) throws {
    let played = try play(script, from: saved(header, rows))
    let refusals = played.transcript.split(separator: "\n").filter { $0.hasPrefix("2>") }
    #expect(refusals.count == 1)
    #expect(refusals.first?.hasSuffix(": \(refusal)") == true)
  }
}
