import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// Levels and hints, as they are typed and told.
struct LevelCommandTests {
  @Test(arguments: [
    "white computer 4", "wc4", "wc 4", "light computer 4", "White  Computer\t4", "ｗｃ４",
    "white computer4",
  ])
  func `C3.3 C2.4 a side is handed to the computer at a level`(line: String) throws {
    let played = try play("\(line)\nwhite\nquit")
    #expect(played.transcript == "x's turn\no is computer 4\no is computer 4")
    #expect(played.saved?.modes == Modes(light: .computer(.four)))
  }

  @Test(arguments: [
    // Without a level the last one stays, and level 0 is not named.
    (
      "wc3\nwm\nwhite\nwc\nwc0\nwc",
      """
      o is computer 3
      o is manual
      o is manual
      o is computer 3
      o is computer
      o is computer
      """
    ),
    // Another level of a thinking side starts another thought.
    (
      "bc1 &\nbc2 &\nbc2 &\nwait 2",
      """
      x is computer 1
      x is thinking
      x is computer 2
      x is thinking
      x is computer 2
      x plays d3, flips d4
      """
    ),
  ])
  func `C2.4 R9.3 a switch keeps the last level, or tells another`(
    script: String, told: String
  ) throws {
    let played = try play("\(script)\nquit", computer: ScriptedComputer("f5", "d3"))
    #expect(played.transcript == "x's turn\n\(told)")
  }

  @Test(arguments: [
    ("wc4\nharder\neasier\neasier\nwhite", "computer 4, 5, 4, 3, 3"),
    ("wc1\neasier\neasier", "computer 1, -, level 0 is the easiest"),
    ("wc8\nharder\nharder", "computer 8, 9, level 9 is the hardest"),
    ("wc3\n強く\n弱く", "computer 3, 4, 3"),
  ])
  func `C3.43 easier and harder change the level of the only computer by one`(
    script: String, told: String
  ) throws {
    let words = told.dropFirst("computer ".count).split(separator: ", ").map { word in
      switch word {
      case "-": "o is computer"
      case _ where word.count > 1: "2> reversi: line 3: \(word)"
      default: "o is computer \(word)"
      }
    }
    let played = try play("\(script)\nquit", computer: StubbornComputer())
    #expect(played.transcript == (["x's turn"] + words).joined(separator: "\n"))
  }

  @Test(arguments: ["easier", "harder", "bc1 &\nwc1 &\nharder"])
  func
    `C3.43 C3.7 without a computer, or with two, they are refused with the commands that set one`(
      script: String
    ) throws
  {
    let played = try play("\(script) &\nquit", computer: StubbornComputer())
    let word = script.hasSuffix("harder") ? "harder" : "easier"
    #expect(
      played.transcript.hasSuffix(
        ": \(word) ignored: it is for one computer; wc1 (easy) to wc9 (hard) set White's level, "
          + "bc1 (easy) to bc9 (hard) Black's"))
  }

  @Test func `C3.32 C3.43 R2.8 a level is that of our computer, and never takes an engine's side`()
    throws
  {
    let table = PlainTable(modes: BySide(dark: nil, light: .guest("Rex")))
    let told = try table.type([
      "level 3", "easier", "harder", "white",
    ])
    let reason =
      "ignored: an engine has no level; wc1 (easy) to wc9 (hard) hand White to the computer"
    #expect(
      told.split(separator: "\n").suffix(4) == [
        "2> reversi: level 3 \(reason)", "2> reversi: easier \(reason)",
        "2> reversi: harder \(reason)", "o is Rex",
      ])
  }

  @Test func `C3.32 C3.43 the only computer is ours, also against an engine`() throws {
    let modes = BySide<ModeChoice?>(dark: .computerAt(.four), light: .guest("Rex"))
    let told = try PlainTable(computer: StubbornComputer(), modes: modes).type([
      "level 3", "easier", "white",
    ])
    let lines = told.split(separator: "\n").filter { $0.contains(" is ") }
    #expect(
      lines.suffix(5) == [
        "x is computer 3", "x is thinking", "x is computer 2", "x is thinking", "o is Rex",
      ], "\(told)")
  }

  @Test func `C3.43 C6.19 in Japanese an engine has no level, either`() throws {
    let table = PlainTable(
      try SavedGame().played("d3"), modes: BySide(dark: .guest("Rex"), light: nil),
      language: .japanese)
    let told = try table.type(["弱く"])
    #expect(
      told.hasSuffix(
        """
        2> reversi: 弱く は無効です。エンジンにレベルはありません。\
        bc1 (弱い) から bc9 (強い) で黒をコンピュータに任せられます。
        """), "\(told)")
  }

  @Test func `C3.18 R9.6 values are told as a hint is, in a script and in the live front`() throws {
    let played = try play(
      "values\nd3 &\nwait 1\nvalues\nquit",
      computer: Adviser())
    #expect(
      played.transcript == """
        x's turn
        x is thinking
        d3 +4  c4 0  f5 0  e6 0, seen 14 moves ahead
        d3 +4: d3
        x plays d3, flips d4
        x 4, o 1
        o's turn
        o is thinking
        c3 +4  e3 0  c5 0, seen 14 moves ahead
        c3 +4: c3
        """)
    let shown = try LiveTable(computer: Adviser(), style: .ascii).show { await $0.type("values\r") }
    #expect(shown?.hasPrefix("d3 +4  c4 0  f5 0  e6 0, seen 14 moves ahead\nd3 +4: d3\n") == true)
    #expect(shown?.contains("thinking") == false)
  }

  @Test func `C3.12 a hint is told when it has been found, and the script waits for it`() throws {
    let played = try play("hint\nmoves\nquit", computer: Adviser())
    #expect(
      played.transcript == """
        x's turn
        x is thinking
        d3, about +4, seen 14 moves ahead
        d3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1
        """)
  }
}

/// A computer that advises the first legal square.
private struct Adviser: Computer {
  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try square(record.game.legalSquares.first?.description ?? "none")
  }

  func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let others = record.game.legalSquares.dropFirst()
    return Advice(
      best: ValuedMove(try await chooseSquare(for: record, at: .six), worth: .about(4)),
      others: others.map { ValuedMove($0, worth: .about(0)) }, depth: 14)
  }
}
