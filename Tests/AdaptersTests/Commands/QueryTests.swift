import Adapters
import TestSupport
import Testing

/// What a player can ask to see (C3).
struct QueryTests {
  @Test(arguments: Language.allCases)
  func `C3.29 the whole help of each language lists every command in straight columns`(
    language: Language
  ) throws {
    let told = try PlainTable(language: language).type(["help all"])
    for words in CommandTable.words + ["d3", "wc4", "Enter"] {
      let isOffered = !CommandTable.synonyms.contains(String(words.prefix { $0 != " " }))
      #expect(told.contains(words) || !isOffered, "\(words)")
    }
    for word in ["ヒント", "待った", "やり直す", "黒 白", "はい いいえ", "パス", "ヘルプ"] {
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
    let questions = "board &\nhistory &\nhelp &\nblack &\nwhite &\n"
    let plain = try play("wc\nd3 &\nwait 1\nreset &\nno", computer: ScriptedComputer("c3"))
    let asked = try play(
      "wc\nd3 &\n\(questions)wait 1\n\(questions)reset &\n\(questions)no",
      computer: ScriptedComputer("c3"))
    #expect(asked.saved == plain.saved)
    #expect(asked.end == plain.end)
    #expect(asked.transcript.hasSuffix("o plays c3, flips d4\nx 3, o 3\nx's turn"))
  }
}
