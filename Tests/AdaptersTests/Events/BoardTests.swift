import Adapters
import TestSupport
import Testing

/// How a board is drawn when asked for (C2).
struct BoardTests {
  private static func isMarked(_ transcript: String) -> Bool {
    transcript.split(separator: "\n").contains { $0.hasPrefix("  ") && $0.contains("+") }
  }

  @Test func `C2.9 a board marks the squares that the side on turn may pick`() throws {
    #expect(
      try play("d3\nboard\nquit").transcript == """
        x's turn
        x plays d3, flips d4
        x 4, o 1
        o's turn
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - - + x + - - - 3
          4 - - - x x - - - 4
          5 - - + x o - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        """)
  }

  @Test func `C2.2 a board during a move has its disks up to the one that turns`() throws {
    let turning = try play("d1 &\nwait 0.25\nshow &\nquit", from: saved("x00", [1: "xoo-----"]))
    #expect(turning.transcript.contains("  1 x o x x - - - - 1"))
  }

  @Test(arguments: [
    ("board", "x00", [:], true),
    ("no\nboard", "x00", [:], true),
    ("reset\nno\nboard", "x00", [:], true),
    ("reset\nboard", "x00", [:], false),
    ("d3 &\nboard &", "x00", [:], false),
    ("bc &\nboard &", "x00", [:], false),
    ("board", "x00", Ending.lightOnly, false),
    ("board", "-00", Ending.over, false),
  ])
  func `C2.9 squares are marked only while a pick is awaited`(
    script: String, header: String, rows: [Int: String], isMarked: Bool
  ) throws {
    let played = try play("\(script)\nquit", from: saved(header, rows))
    #expect(Self.isMarked(played.transcript) == isMarked)
    #expect(played.transcript.contains("    a b c d e f g h\n  1 "))
  }
}
