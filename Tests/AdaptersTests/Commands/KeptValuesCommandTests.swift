import Adapters
import Domain
import TestSupport
import Testing

/// `values on` and `values off` at a terminal and in a script.
struct KeptValuesCommandTests {
  @Test func `C3.39 the plain front prints the values below the board of each pick`() throws {
    let told = try type(
      "values on", .pause(.seconds(1)), "d3", .pause(.seconds(1)), "values off", "c3",
      computer: Critic(), afterwards: .seconds(1))
    let lines = told.split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst(2) == [
        "Values are kept up as the game goes on.", "d3 +4  c4 +1  f5 -2  e6 -5",
        "x plays d3, flips d4", "x 4, o 1", "o's turn", "c3 +4  e3 +1  c5 -2",
        "Values are not kept up any more.", "o plays c3, flips d4", "x 3, o 3", "x's turn",
      ], "\(told)")
  }

  @Test func `C3.39 C3.35 they are about the moment that is shown`() throws {
    let told = try type(
      "d3", .pause(.seconds(1)), "go 1", "values on", .pause(.seconds(1)), "go",
      computer: Critic(), afterwards: .seconds(1))
    #expect(
      told.hasSuffix(
        """
        Values are kept up as the game goes on.
        d3 +4  c4 +1  f5 -2  e6 -5
        This is the present again.
        o's turn
        c3 +4  e3 +1  c5 -2
        """), "\(told)")
  }

  @Test func `C3.39 C6.17 in Japanese, too`() throws {
    let told = try type(
      "values on", .pause(.seconds(1)), "values off", computer: Critic(isExact: true),
      language: .japanese)
    #expect(
      told.hasSuffix(
        """
        評価値をいつも表示します。
        d3 +4 確定  c4 +1 確定  f5 -2 確定  e6 -5 確定
        評価値の表示をやめました。
        """), "\(told)")
  }

  @Test(arguments: ["values on", "values off", "VALUES  on &"])
  func `C3.40 a script is refused`(line: String) throws {
    let told = try play("\(line)\nmoves").transcript
    let name = line.lowercased().contains("off") ? "values off" : "values on"
    #expect(
      told == """
        x's turn
        2> reversi: line 1: \(name) works at a terminal only
        d3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1
        """)
    #expect(try play(line, isStrict: true).end == .failed)
  }

  @Test(arguments: [
    ("value on", "values on"), ("values of", "values off"), ("valuse on", "values on"),
  ]
  )
  func `C3.7 C3.39 a near miss is answered with a suggestion`(line: String, word: String) throws {
    let told = try type(.line(.text(line)))
    #expect(told.hasSuffix("'\(line)' is not a command; did you mean '\(word)'?"), "\(told)")
  }
}
