import Testing
import reversi_honesty

/// What is said against a move before it is made.
@Suite struct WarningTests {
  @Test(arguments: [
    ("With 1 square empty this is certain: another square ties, b1 loses by 3", Kind.certain),
    ("g7 gives White the corner h8 (g6 e7 h8)", Kind.corner),
    ("g7 gives you the corner h8", Kind.corner),
    ("In the 9 moves that follow, after b7 you take a1 and h1", Kind.corner),
    ("To the end of the game, a8 takes a corner, and then White takes h8 (h8)", Kind.corner),
    ("12 moves after f2 White has 1 disk that is certain to stay, Black 20", Kind.good),
    ("In the 9 moves that follow, after b8 you must pass before move 47", Kind.pass),
    ("c1 leaves White no legal square at its next turn; another square leaves 3", Kind.choice),
    ("c1 leaves you 2 legal squares at your next turn; another square leaves 9", Kind.choice),
  ])
  func `a warning is read`(sentence: String, kind: Kind) {
    #expect(Warning(sentence)?.kind == kind)
  }

  @Test(arguments: [
    "", "g7 is bad", "g7 gives White a corner (g6 e7 h8)",
    "c1 leaves you 2 legal squares at its next turn; another square leaves 9",
    "c1 leaves you 2 legal squares at your next turn",
    "With 12 squares empty this is certain: c7 wins by 8, b1 loses by 3",
    "After c1 you have no legal square at your next turn, after d7 9",
  ])
  func `a warning of another form is none`(sentence: String) {
    #expect(Warning(sentence) == nil)
  }

  @Test func `a warning that is changed, left out, or not due is noticed`() throws {
    let examples = try MistakeFile.lines("Examples.txt")
    let example = try #require(examples.first { $0.contains("after g7 White takes h8 (g6 e7 h8)") })
    let due = "g7 gives White the corner h8 (g6 e7 h8)"
    #expect(try isTrue(example, [due]))
    #expect(try !isTrue(example, []))
    #expect(try !isTrue(example, [due, due]))
    for (old, new) in [
      ("h8 ", "a8 "), ("White", "Black"), ("White", "you"), ("g7", "f5"), ("e7 ", ""),
    ] {
      #expect(try !isTrue(example, [due.replacing(old, with: new)]), "\(new)")
    }
    let other = "g7 leaves Black 3 legal squares at its next turn; another square leaves 6"
    #expect(try !isTrue(example, [due, other]))
  }

  @Test func `the squares that another square leaves are counted, too`() throws {
    let examples = try MistakeFile.lines("Examples.txt")
    let example = try #require(examples.first { $0.contains("After f3 you have 1 legal square") })
    let due = "f3 leaves you 1 legal square at your next turn; another square leaves 4"
    #expect(try isTrue(example, [due]))
    for other in ["leaves 3", "leaves 5"] {
      #expect(try !isTrue(example, [due.replacing("leaves 4", with: other)]))
    }
  }

  /// Returns whether an example with some warnings is true.
  private func isTrue(_ example: String, _ warnings: [String]) throws -> Bool {
    let marked = warnings.isEmpty ? ["!"] : warnings.map { "! \($0)" }
    let mistake = try Mistake(([example] + marked).joined(separator: "\t"))
    var checker = Checker(searchedEmpties: 0)
    return checker.falsehoods(in: mistake).isEmpty
  }
}
