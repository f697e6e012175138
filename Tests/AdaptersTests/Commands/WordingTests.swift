import Adapters
import TestSupport
import Testing

/// What is said about a line that does not count.
struct WordingTests {
  private func refusal(of line: String) throws -> Substring? {
    try play("\(line)\nquit").transcript.split(separator: "\n").last
  }

  @Test(arguments: [
    ("d4", "d4 is taken; legal: d3 c4 f5 e6"),
    ("D 4", "d4 is taken; legal: d3 c4 f5 e6"),
    ("a1", "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
    ("again", "again ignored: the game is not over; reset starts a new one"),
    ("wait 2000000", "wait is at most 1000000 seconds"),
    ("wait 1000000.5", "wait is at most 1000000 seconds"),
    ("wait -1", "wait needs a number of seconds, like wait 0.5"),
    ("wait soon", "wait needs a number of seconds, like wait 0.5"),
    ("wc-1", "there is no level -1; levels are 0 to 6"),
    ("wc3.5", "there is no level 3.5; levels are 0 to 6"),
    ("white computer +3", "there is no level +3; levels are 0 to 6"),
    ("wc4 bc3", "'wc4 bc3' is not a command; type help for the list"),
    ("pass", "dismiss ignored: nothing to answer"),
    ("undo 1.5", "'undo 1.5' is not a command; type help for the list"),
  ])
  func `C3.10 C3.13 a refusal names what is wrong`(line: String, words: String) throws {
    #expect(try refusal(of: line) == "2> reversi: line 1: \(words)")
  }

  @Test(arguments: ["Wihte MANUAL", "WIHTE  manual"])
  func `C3.7 a line is repeated as it was typed`(line: String) throws {
    let typed = line.split(separator: " ").joined(separator: " ")
    let words = "2> reversi: line 1: '\(typed)' is not a command; did you mean 'white manual'?"
    #expect(try refusal(of: line) == Substring(words))
  }

  @Test func `C3.17 again starts another game with the same players`() throws {
    let played = try play("again\nwhite\nhistory\nquit", from: saved("-01", Ending.over))
    #expect(
      played.transcript == """
        x won
        New game.
        x's turn
        o is computer
        no moves yet
        """)
  }

  @Test func `C3.3 help rules tells the rules on one screen`() throws {
    let rules = try play("help rules\nquit").transcript
    #expect(try rules == play("Rules\nquit").transcript)
    #expect(rules.contains("they all turn over") || rules.contains("all of them turn over"))
    #expect(rules.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
