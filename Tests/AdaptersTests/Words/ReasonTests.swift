import Adapters
import Domain
import Foundation
import Notations
import Front
import TestSupport
import Testing
import UseCases

/// The sentences about fifty mistakes of real games, which a human has checked, and one mistake
/// without a reason.
struct ReasonTests {
  /// A mistake, and what is said of it in each language; nil is nothing.
  private struct Example {
    let mistake: JudgedMove
    let human: Disk?
    let sentences: [Language: String?]

    init(_ lines: [Substring]) throws {
      let fields = lines[0].split(separator: "\t").map(String.init)
      let game = try #require(PositionText.decode(fields[0]))
      func move(_ value: String, _ line: String) throws -> (move: ValuedMove, rest: [Record.Step]) {
        let steps = try Transcript(line).steps
        let first = steps.first.flatMap { if case .move(let square) = $0 { square } else { nil } }
        let square = try #require(first)
        let lead = try #require(Int(value.dropFirst()))
        let isExact = value.hasPrefix("=")
        return (
          ValuedMove(square, value: isExact ? .exact(lead) : .estimate(lead)),
          Array(steps.dropFirst())
        )
      }
      let (played, best) = (try move(fields[2], fields[3]), try move(fields[4], fields[5]))
      let side = try #require(game.turn)
      mistake = JudgedMove(
        before: Record(start: game), side: side, played: played.move, following: played.rest,
        advice: Advice(best: best.move, then: best.rest))
      human = Disk(fields[1])
      let told = lines[1...2].map { $0 == "-" ? nil : String($0) }
      sentences = [.english: told[0], .japanese: told[1]]
    }
  }

  private let examples: [Example]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ReasonExamples.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    examples = try stride(from: 0, to: lines.count, by: 3).map { first in
      try Example(Array(lines[first..<first + 3]))
    }
  }

  @Test
  func `R16.1 R16.2 R16.3 R16.4 R16.5 R16.6 R16.7 C6.17 each mistake has its reason, or none`() {
    #expect(examples.count == 51)
    for example in examples {
      for (language, sentence) in example.sentences {
        let told = GameText(language).reason(against: example.mistake, human: example.human)
        #expect(told == sentence)
      }
    }
  }

  @Test func `R16.8 C6.17 the coach's objection does not name the best move`() {
    let given = ["h3", "c7", "b2", "f3", "b3"].compactMap { name in
      examples.first { "\($0.mistake.played.square)" == name }?.mistake
    }
    func told(in language: Language) -> String {
      given.compactMap { GameText(language).warning(against: $0) }.joined(separator: "\n")
    }
    #expect(
      told(in: .english) == """
        h3 wins by 14; another square wins by 20
        c7 ties; another square wins by 6
        b2 is next to the empty corner a1
        Another square wins at once
        """)
    #expect(
      told(in: .japanese) == """
        h3 は14石差の勝ちですが、20石差の勝ちになるマスがあります。
        c7 は引き分けですが、6石差の勝ちになるマスがあります。
        b2 は空いている隅 a1 の隣です。
        ほかにすぐ勝てるマスがあります。
        """)
  }

  @Test func `R14.4 C6.17 each kind of reason has a hint that names no square`() {
    func told(in language: Language) -> String {
      let kinds = examples.map { GameText(language).kind(of: $0.mistake.reason) }
      return Set(kinds).sorted().joined(separator: "\n")
    }
    #expect(
      told(in: .english) == """
        Compare how many legal moves each side gets.
        Look at the corners.
        Look for stable disks: ones that can never be flipped.
        No simple reason. Type 'hint' again to see the best square.
        The game can be won at once.
        Work out the endgame from here, move by move.
        """)
    #expect(
      told(in: .japanese) == """
        お互いの置けるマスの数に注目してください。
        すぐに勝てる手があります。
        わかりやすい理由はありません。もう一度「ヒント」で最善のマスを表示します。
        最後まで読み切れる局面です。
        確定石 (もう返されない石) に注目してください。
        隅に注目してください。
        """)
  }
}
