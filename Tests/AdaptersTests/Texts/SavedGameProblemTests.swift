import Adapters
import Domain
import Testing
import UseCases

/// What is wrong with a text that is no saved game, in words (R7.5).
struct SavedGameProblemTests {
  private static let good = "x00\n" + SavedGameTextTests.start

  private static func text(line: Int, _ replacement: String) -> String {
    var lines = good.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line - 1] = replacement
    return lines.joined(separator: "\n")
  }

  static let problems: [(text: String, words: String)] = [
    ("", "it is empty"),
    (String(repeating: "x", count: 1025), "it is too long for a saved game"),
    (good + String(repeating: "\n", count: 1000), "it is too long for a saved game"),
    ("\n", "line 1 is '', not like x01"),
    (text(line: 1, "x0"), "line 1 is 'x0', not like x01"),
    (text(line: 1, "x000"), "line 1 is 'x000', not like x01"),
    (text(line: 1, "X00"), "line 1 is 'X00', not like x01"),
    (text(line: 1, "x02"), "line 1 is 'x02', not like x01"),
    (text(line: 1, "xx0"), "line 1 is 'xx0', not like x01"),
    (text(line: 1, " 00"), "line 1 is ' 00', not like x01"),
    (text(line: 1, "{\"turn\": \"dark\", 1}"), "line 1 is '{\"turn\": \"dark\",', not like x01"),
    ("--------\n" + good, "line 1 is '--------', not like x01"),
    (good + "\n", "something follows line 9"),
    (good + "x", "something follows line 9"),
    ("x00", "the board has 0 rows, not 8"),
    ("x00\n--------", "the board has 1 row, not 8"),
    ("x00\n" + String(repeating: "--------\n", count: 7), "the board has 7 rows, not 8"),
    (text(line: 4, "-------"), "line 4 has 7 squares"),
    (text(line: 9, ""), "line 9 has 0 squares"),
    (text(line: 3, ""), "line 3 has 0 squares"),
    (text(line: 3, "x"), "line 3 has 1 square"),
    (text(line: 2, "---------"), "line 2 has 9 squares"),
    (text(line: 9, "--------x"), "line 9 has 9 squares"),
    (text(line: 5, "---0x---"), "line 5 has '0' in column 4"),
    (text(line: 2, "X-------"), "line 2 has 'X' in column 1"),
    (text(line: 9, "------- "), "line 9 has ' ' in column 8"),
    (text(line: 9, "-------●"), "line 9 has '●' in column 8"),
  ]

  @Test(arguments: problems)
  func `R7.5 what is wrong with a text, and where, is described`(text: String, words: String) {
    let problem = #expect(throws: SavedGameText.Problem.self) {
      try SavedGameText.decode(Array(text.utf8))
    }
    #expect(problem?.description == words)
  }

  @Test func `R7.5 a text of exactly the longest length is examined`() {
    let text = String(repeating: "x", count: SavedGameText.limit)
    #expect(throws: SavedGameText.Problem.header(text)) {
      try SavedGameText.decode(Array(text.utf8))
    }
  }

  @Test func `R7.5 of two things wrong with a saved game the first in the text is told`() {
    let text = "x00\n-------\n" + String(repeating: "--------\n", count: 6) + "-------9\n"
    #expect(throws: SavedGameText.Problem.board(.squares(7, row: 1))) {
      try SavedGameText.decode(Array(text.utf8))
    }
  }

  @Test func `R7.5 bytes that are not text are reported as a wrong symbol`() {
    let bytes = Array("x00\n".utf8) + [0xff] + Array(Self.good.utf8.dropFirst(5))
    #expect(throws: SavedGameText.Problem.board(.symbol("\u{fffd}", row: 1, column: 1))) {
      try SavedGameText.decode(bytes)
    }
  }
}
