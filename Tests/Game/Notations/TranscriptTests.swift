import Adapters
import Domain
import Front
import Notations
import TestSupport
import Testing
import UseCases

/// The moves of a game as text.
struct TranscriptTests {
  @Test(arguments: [
    "d3c3e6--", "D3C3E6--", "d3 c3 e6 --", "1. d3 c3 2. e6 --", "1.d3 c3 2.e6--",
    "1. D3\tC3\n2. E6 --\n", "d3 # the first move\nc3e6 # a1\n--", " \n d3c3\r\ne6--",
    "D3-C3-E6 pass", "d3,c3,e6,@@", "1.d3 1...c3 2. e6 pa", "d3c3e6pA", "d3c3e6Ps", "d3 c3 e6 PASS",
    "d3–c3 → e6 …--", "d3 c3! e6?! [--]", "3d3c6e--", "1d3 2c3 3e6 pass", "B d3 W c3 B: e6 W: --",
    "d3 (c4) c3 {a1 (} e6 -- ; a1", "d3 c3 // a1\ne6 -- % a1", "● d3 ○ c3 ● e6 @@ 12-4 1/2-1/2 *",
    "d3 - c3 - e6 - --",
    "d3/c3/e6@@", "１．Ｄ３　ｃ３、ｅ６ －－", "d3 - c3, e6 ---", "12.d3.c3 13. e6. ps",
    "d3-c3-e6----",
  ])
  func `C3.15 a transcript is read in each spelling`(text: String) throws {
    let squares = try ["d3", "c3", "e6"].map { Record.Step.move(try square($0)) }
    #expect(try Transcript(text).steps == squares + [.pass])
  }

  @Test func `C3.15 hyphens on both sides of a pass do not make it two`() throws {
    let steps = try Transcript("e1--a3").steps
    for text in ["E1----a3", "e1---a3", "e1 -- a3", "e1@@a3"] {
      #expect(try Transcript(text).steps == steps, "\(text)")
    }
    #expect(try Transcript("e1 -- -- @@@@").steps.count == 5)
  }

  @Test(arguments: [
    ("hello", "hello", 1), ("i1 d3", "i1", 1), ("٣. d3", "٣", 1), ("é3", "é3", 1),
    ("d3\u{200b}c3", "\u{200b}c3", 2), ("d3\u{1b}", "\u{1b}", 2), ("pause", "pause", 1),
    ("pas", "pas", 1),
    ("d3c", "c", 2), ("d3 Hello", "Hello", 2), ("d3pac", "pac", 2), ("d3 -- c3 e66", "6", 5),
    ("3d4cd5", "cd5", 2), ("d34c", "4c", 2),
  ])
  func `C3.15 a refusal names the first word of a transcript that is not a move`(
    text: String, word: String, number: Int
  ) {
    #expect(throws: GameFileError.noMove(word, number: number, line: 1)) { try Transcript(text) }
  }

  @Test(arguments: ["", " ", "#d3", "1. 2.", "-", "33", "(d3)", "black", ";d3"])
  func `C3.15 a text without a move is refused as a transcript`(text: String) {
    #expect(throws: GameFileError.noMoves) { try Transcript(text) }
  }

  @Test func `C3.15 a refusal names a square off the board with its number`() {
    for (text, name, number) in [
      ("1. d3 -- 2. d9 c3", "d9", 3), ("d3z0", "z0", 2), ("a9 b1", "a9", 1), ("h0", "h0", 1),
    ] {
      #expect(throws: GameFileError.noMove(name, number: number, line: 1)) { try Transcript(text) }
    }
  }

  @Test func `G18.1 every game is read back from its position and its history`() throws {
    for seed in UInt64(1)...100 {
      let steps = RandomGame(seed: seed).filter { $0.game.turn != nil }
        .map { $0.square.map(Record.Step.move) ?? .pass }
      var record = Record()
      for step in steps {
        let isLegal = record.make(step)
        try #require(isLegal)
        #expect(PositionText.decode(PositionText.encode(record.game)) == record.game, "\(seed)")
      }
      #expect(try Transcript("\(record)").steps == steps, "\(seed)")
    }
  }
}
