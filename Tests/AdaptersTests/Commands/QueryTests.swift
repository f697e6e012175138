import Adapters
import TestSupport
import Testing

/// What a player can ask to see (C3).
struct QueryTests {
  private static let atStart = "d3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1"

  @Test(arguments: [
    // a1 comes first, with what each turns.
    (
      "moves", "x00", [1: "xo------", 2: "xoo-----", 3: "xooo----"],
      "c1 turns 2   d2 turns 2   e3 turns 3   c4 turns 1   d4 turns 2"
    ),
    // The answer comes in any state.
    ("reset &\nmoves &", "x00", [:], atStart), ("bc &\nmoves &", "x00", [:], atStart),
    // There may be none.
    ("d3 &\nmoves &", "x00", [:], "disks are still turning"),
    ("moves", "x00", Ending.lightOnly, "x cannot place a disk"),
    ("moves", "-00", Ending.over, "the game is over"),
  ])
  func `C3.3 moves lists the legal squares, or says why there are none`(
    script: String, header: String, rows: [Int: String], told: String
  ) throws {
    let played = try play("\(script)\nquit", from: saved(header, rows))
    #expect(played.transcript.hasSuffix("\n\(told)"))
  }

  @Test(arguments: [
    (
      Ending.lightOnly, "history\nok\nhistory\nc1\nhistory\nok\nc8 &\nhistory &",
      ["no moves yet", "--", "--c1", "--c1--c8"]
    ),
    ([:], "d3\nreset\nno\nhistory\nreset\nok\nhistory\nc4\nhistory", ["d3", "no moves yet", "c4"]),
  ])
  func `C3.31 history lists the moves since the start or a reset, with two dashes for a pass`(
    rows: [Int: String], script: String, told: [Substring]
  ) throws {
    let played = try play("\(script)\nquit", from: saved("x00", rows))
    let history = played.transcript.split(separator: "\n")
      .filter { $0 == "no moves yet" || !$0.contains(" ") }
    #expect(history == told)
  }

  @Test func `C3.29 help begins with what a beginner needs, on a few lines`() throws {
    let help = try play("help\nquit").transcript.split(separator: "\n").dropFirst()
    // The block leaves this many rows above it on a usual terminal.
    #expect(help.count <= 24 - 12)
    let words = help.map { String($0.prefix { $0 != " " }) }
    #expect(words == ["d3", "hint", "undo,", "reset", "help", "quit", "help"])
    let all = try play("help all\nquit").transcript.split(separator: "\n").dropFirst()
    #expect(all.count < 24)
    for line in help + all {
      #expect(line.count < 80 && line.utf8.allSatisfy { $0 < 128 }, "\(line)")
    }
  }

  @Test(arguments: Language.allCases)
  func `C3.29 the whole help of each language lists every command in straight columns`(
    language: Language
  ) throws {
    let told = try PlainTable(language: language).type(["help all"])
    for words in CommandTable.words + ["d3", "wc4", "Enter"] {
      let isOffered = !CommandTable.synonyms.contains(String(words.prefix { $0 != " " }))
      #expect(told.contains(words) || !isOffered, "\(words)")
    }
    for word in ["ヒント", "待った", "やり直す", "黒 白", "はい いいえ", "パス 自動パス", "ヘルプ"] {
      #expect(told.contains(word) == (language == .japanese), "\(word)")
    }
    #expect(!told.contains("まった"), "the first word of each command is enough")
    let lines = told.split(separator: "\n").dropFirst(2)
    // A text begins behind the first two spaces, in the same column of each line.
    let starts = lines.map { line in
      let name = line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line
      let spaces = line.dropFirst(name.count).prefix { $0 == " " }.count
      return DisplayWidth.of(String(name)) + spaces
    }
    #expect(Set(starts).count == 1)
    #expect(lines.allSatisfy { DisplayWidth.of(String($0)) < 80 })
  }

  @Test func `R2.2 C3.5 asking for something changes nothing, in any state`() throws {
    let questions = "board &\nmoves &\nhistory &\nhelp &\nblack &\nwhite &\n"
    let plain = try play("wc\nd3 &\nwait 1\nreset &\nno", computer: ScriptedComputer("c3"))
    let asked = try play(
      "wc\nd3 &\n\(questions)wait 1\n\(questions)reset &\n\(questions)no",
      computer: ScriptedComputer("c3"))
    #expect(asked.saved == plain.saved)
    #expect(asked.end == plain.end)
    #expect(asked.transcript.hasSuffix("o plays c3, flips d4\nx 3, o 3\nx's turn"))
  }
}
