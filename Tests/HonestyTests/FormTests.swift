import Testing
import reversi_honesty

/// How sentences are read.
@Suite struct FormTests {
  @Test(arguments: forms) func `a sentence is read`(sentence: String, kind: Kind) {
    #expect(Claim(sentence)?.kind == kind)
  }

  @Test(arguments: [
    "", "c1 is bad", "With 1 squares empty this is certain: a1 ties, b1 loses by 3",
    "With 2 squares empty this is certain: a1 wins by 0, b1 loses by 3",
    "With 2 squares empty this is certain: a1 ties, b1 loses by 3.",
    "With 02 squares empty this is certain: a1 ties, b1 loses by 3",
    "In the 10 moves that follow, after g8 White take h8; after g7 no corner falls",
    "In the 10 moves that follow, after g8 White takes h8, a1; after g7 no corner falls",
    "In the 10 moves that follow, after g8 White takes h8, a8 and a1; after g7 no corner falls",
    "In the 9 moves that follow, after g8 White takes h8, White takes a1; after g7 no corner falls",
    "In the 10 moves that follow, after g8 White takes h8; after g7 no other falls",
    "In the 9 moves that follow, after g8 White takes h8; after g7 no corner falls, you take h8",
    "9 moves after c1 you have 0 disks that are certain to stay, White 2; "
      + "9 moves after d7 it is 2 and 4",
    "9 moves after c1 you have 1 disks that are certain to stay, White 2; "
      + "9 moves after d7 it is 2 and 4",
    "To the end of the game, after b8 you must pass before move 7 and 8; after h3 nobody must pass",
    "To the end of the game, after b8 you must pass before moves 47; after h3 nobody must pass",
    "After c1 you have 0 legal squares at your next turn, after d7 9",
    "After c1 you have 4 legal squares at its next turn, after d7 9",
    "After c1 you have 4 legal squares at your next turn, after d7 0",
    "After i1 you have 4 legal squares at your next turn, after d7 9",
    "Nothing in the two lines can be said in words; they part at move 37: c1 c2",
  ])
  func `a sentence of another form is none`(sentence: String) {
    #expect(Claim(sentence) == nil)
  }

  @Test(arguments: [
    "", "a\tb", "xo x\t-\td3\t=1\te3\t=2", "\(board) z\t-\td3\t=1\tc4\t=2",
    "\(board) x\tz\td3\t=1\tc4\t=2", "\(board) x\t-\td4\t=1\tc4\t=2",
    "\(board) x\t-\td3\t1\tc4\t=2",
  ])
  func `a line that is no mistake is refused`(text: String) {
    #expect(throws: Mistake.Unreadable.self) { try Mistake(text) }
  }

  @Test func `a mistake is read`() throws {
    let mistake = try Mistake("\(Self.board) x\to\td3\t=-1\tc4\t~2\tOne\tTwo")
    #expect(mistake.side == .x)
    #expect(mistake.person == .o)
    #expect(mistake.name(.o) == "you")
    #expect(mistake.name(.x) == "Black")
    #expect(mistake.playedWorth == Mistake.Worth("=-1"))
    #expect(mistake.bestWorth == Mistake.Worth("~2"))
    #expect(mistake.sentences == ["One", "Two"])
  }

  private static let forms: [(String, Kind)] = [
    ("With 1 square empty this is certain: a1 ties, b1 loses by 3", Kind.certain),
    ("With 12 squares empty this is certain: a1 wins by 3, b1 loses by 3", Kind.certain),
    (
      "In the 10 moves that follow, after g8 White takes h8 (f8 h8); after g7 no corner falls",
      .corner
    ),
    (
      "To the end of the game, after h4 White takes a8, you take h8, a1, and h1; "
        + "a8 takes a corner, and then no other falls", Kind.corner
    ),
    (
      "10 moves after c1 you have 1 disk that is certain to stay, White 2; "
        + "10 moves after d7 it is 2 and 4", Kind.good
    ),
    (
      "10 moves after c1 Black has no disk that is certain to stay, you 0; "
        + "10 moves after d7 it is 0 and 4", Kind.good
    ),
    (
      "In the 9 moves that follow, after b8 you must pass before move 47; after h3 White must pass "
        + "before moves 47 and 49, you must pass before moves 50, 51, and 52", Kind.pass
    ),
    (
      "To the end of the game, after b8 you must pass before move 47; after h3 nobody must pass",
      .pass
    ),
    ("After c1 you have no legal square at your next turn, after d7 9", Kind.choice),
    ("After c1 White has 1 legal square at its next turn, after d7 none", Kind.choice),
    ("After c1 White has 4 legal squares at its next turn, after d7 9", Kind.choice),
    (
      "Nothing in the two lines can be said in words; they part at move 37: c1 c2 b1 a1 ... "
        + "and d7 e8 c8 --", Kind.nothing
    ),
  ]

  private static let board = "---------------------------ox------xo---------------------------"
}
