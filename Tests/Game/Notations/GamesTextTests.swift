import Adapters
import Domain
import Front
import GameSupport
import Infrastructure
import Notations
import TestSupport
import Testing
import UseCases

/// The games of a text, in each notation.
struct GamesTextTests {
  /// Returns the moves of a game of a text and how many games it has, such as `d3c3 1`, or why there
  /// is none.
  private func taken(_ text: String, game number: Int = 1) -> String {
    do throws(GivenFile.Problem) {
      let file = try GivenFile(Array(text.utf8), game: number)
      return "\(file.game.record) \(file.count)"
    } catch {
      return Language.english.problem(error, of: "given")
    }
  }

  private static let wipeOut = "e6f4e3f6g5d6e7f5c5"

  @Test(arguments: [
    ("[Event \"?\"]\n[Result \"*\"]\n\n1. f5 d6 2. c3 f3 3. f4 d3 *\n", "f5d6c3f3f4d3 1"),
    ("1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5 64-0", "\(wipeOut) 1"),
    ("--f5\nd6", "given, line 1: -- is not legal (move 1)."),
    ("f5d6\nf5f6\n", "f5d6 2"), ("d3c3\nc4e3", "d3c3 2"), ("d3\nc3\ne6", "d3c3e6 1"),
    ("1) f5 d6 2) c3 d3 3) c4", "f5d6c3d3c4 1"), ("| 1 | f5 | d6 |\n| 2 | c3 | d3 |", "f5d6c3d3 1"),
    ("f5 {c5\nd3} d6", "f5d6 1"),
    ("f5 ((d3) d3) d6", "f5d6 1"), ("1. d3 c5 (1... c3 {nice :) } 2. e6) f6", "d3c5f6 1"),
    ("[Result \"*\"] 1. f5 d6\n2. c3 d3", "f5d6c3d3 1"),
    ("f5 f6\n[Comment \"best\"] f5 d6", "f5f6 2"), ("d3\rc3\re6", "d3c3e6 1"),
    ("F5!? D6? +4 c3 38-26", "f5d6c3 1"),
    ("\(wipeOut) pass -- 13-0", "\(wipeOut) 1"),
    ("d3 c3\n\nd3 e3\nf2\n\n[Event \"2\"]\nf5", "d3c3 3"),
    ("2026-11-26\t(manual - computer 4)\t*\td3c3\n", "d3c3 1"),
    ("(;GM[Othello]PC[GGS]DT[2026]PB[a]TY[8r]B[d3//1.2]C[W[a1\\]]W[c3/0.5];)", "d3c3 1"),
    ("(;B[d3]W[C3]b[E6];) (;\nW[c4])", "d3c3e6 2"), ("(;GM[Othello]B[d3\n(;B[f5])", "d3 2"),
    ("x01\n\(Board())", " 1"),
  ])
  func `C5.21 the reader finds the games of a text and skips everything else`(
    text: String, found: String
  ) {
    #expect(taken(text) == found)
    #expect(taken("\u{feff}" + text.replacing("\n", with: "\r\n")) == found)
  }

  @Test(arguments: [
    ("", "given has no moves."), ("1. 2.\n", "given has no moves."),
    ("hello\n", "given, line 1: hello is not a move (move 1)."),
    ("d3\nc3 good", "given, line 2: good is not a move (move 3)."),
    ("d3c3 d9", "given, line 1: d9 is not a move (move 3)."),
    ("f5 (c5\n\nd6f4", "given, line 1: ( is not a move (move 2)."),
    ("🟩🟩⚫⚪", "given, line 1: 🟩🟩xo is not a move (move 1)."),
    (String(repeating: "pa", count: 1000), "given, line 1: -- is not legal (move 1)."),
    ("f5\nd6\na1", "given, line 3: a1 is not legal (move 3)."),
    ("(;B[d3]\nW[zz];)", "given, line 2: zz is not a move (move 2)."),
    ("(;BO[6 ---]B[d3])", "given, line 1: BO[6 ---] is not a move (move 1)."),
    ("(;FF[4]GM[2];B[dc])", "given is in SGF, which is not read."),
    ("(define (f x))\n", "given has no moves."),
    ("x01\n--------\n", "given cannot be read: the board has 1 row, not 8."),
    (
      String(repeating: "e", count: 70_000),
      "given, line 1: \(String(repeating: "e", count: 39))~ is not a move (move 1)."
    ),
  ])
  func `G15.15 a refusal names an unreadable word with its line and its number`(
    text: String, problem: String
  ) {
    #expect(taken(text) == problem)
  }

  @Test func `G15.16 a refusal of a missing game counts the games of the file`() {
    for text in ["x00\n\(Board())", "d3", "(;GM[Othello]B[d3])"] {
      for number in [0, 2, 7] {
        #expect(taken(text, game: number) == "given has no game \(number), only 1 game.")
      }
    }
  }

  @Test func `C5.21 the reader refuses a bad line of a list only when its game is requested`()
    throws
  {
    let games = (0..<5).map { "\(RandomGame(seed: UInt64($0)).steps.map(\.description).joined())" }
    for place in games.indices {
      for bad in ["d3a1", "\(games[place]) broken", String(games[place].dropLast())] {
        var lines = games
        lines[place] = bad
        let text = lines.joined(separator: "\n")
        for number in 1...5 {
          let found = taken(text, game: number)
          #expect(found.hasSuffix(" 5") == (number != place + 1), "\(bad)")
          if number == place + 1 { #expect(found.hasPrefix("given, line \(number): ")) }
        }
      }
    }
    // Where half of the lines are bad it is a game that goes wrong.
    #expect(taken("d3c3\nc4e3\nd3a1\na1") == "given, line 3: d3 is not legal (move 5).")
  }

  private static let start = "---------------------------ox------xo---------------------------"
  private static let rows = "\(Board())"

  @Test(arguments: [
    "\(start) x", "\(start)x", "\(start.uppercased()) X", "\(start) *", "\(start) black", start,
    "\(start.replacing("-", with: ".")) b", "\(start) -", "\(start) x; d3:+1; c4:+1",
    start.replacing("x", with: "b").replacing("o", with: "w").replacing("-", with: "_") + " B",
    start.replacing("x", with: "●").replacing("o", with: "○").replacing("-", with: "+") + " ●",
    start.replacing("x", with: "● ").replacing("o", with: "○ ").replacing("-", with: "・ "),
    "-------- -------- -------- ---ox--- ---xo--- -------- -------- -------- x",
    "--------/--------/--------/---ox---/---xo---/--------/--------/--------", rows, "\(rows)\nx\n",
    "    a b c d e f g h\n1 " + rows.map { $0 == "\n" ? "|\n1 |" : "\($0) " }.joined()
      + "\n a b c d e f g h",
    "(;GM[Othello]BO[8 \(start) *];)",
  ])
  func `C5.15 a position is read in each spelling, and a game goes on from there`(text: String) {
    #expect(taken(text) == " 1")
    let behind = text.hasSuffix("\n") ? "" : "\n"
    if !text.hasPrefix("(") { #expect(taken("\(text)\(behind)d3c3\n") == "d3c3 1") }
  }

  @Test func `C5.15 each position of a text is a game`() throws {
    let lines = [
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36;",
      "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X; H4:+0; H3:-2;",
      "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- O; G2:+6; A4:+0;",
    ]
    for (number, line) in zip(1..., lines) {
      let game = try GivenFile(Array(lines.joined(separator: "\n").utf8), game: number).game.record
      #expect(PositionText.encode(game.start).uppercased() == line.prefix(66).uppercased())
      #expect(game.steps.isEmpty)
    }
    #expect(taken(lines.joined(separator: "\n\n"), game: 4).hasSuffix("only 3 games."))
  }

  @Test func `G15.15 reading any bytes ends, and a game that it yields is read back`() throws {
    let whole = Array("[E \"?\"]\n1. f5 d6 {c}\n\n(;B[d3]W[c3])\n\(Self.start) x\nd3 c3\n".utf8)
    for seed in 1...UInt64(RunOptions.notations) {
      var dice = SplitMix64(seed: seed)
      var bytes = whole
      switch dice.number(below: 3) {
      case 0: bytes = Array(whole.prefix(dice.number(below: whole.count)))
      case 1:
        for _ in 0...dice.number(below: 4) {
          bytes[dice.number(below: bytes.count)] = UInt8(dice.number(below: 256))
        }
      default:
        let symbols = Array("(;)[]{}\\BWAPLO8 xo-d3c4ps#.\u{e9}\n".utf8)
        bytes = (0..<dice.number(below: 200)).map { _ in symbols[dice.number(below: symbols.count)]
        }
      }
      guard let record = try? GivenFile(bytes).game.record else { continue }
      let again = "\(PositionText.encode(record.start))\n\(record)\n"
      #expect(taken(again) == "\(record) 1", "seed \(seed)")
    }
  }
}
