import Domain
import Foundation
import Front
import Notations
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
      let played = try move(fields[2], fields[3])
      let best = try move(fields[4], fields[5])
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
  func `R16.1 R16.2 R16.3 R16.4 R16.5 R16.6 R16.7 G12.10 Each mistake has its reason, or none`() {
    #expect(examples.count == 51)
    for example in examples {
      for (language, sentence) in example.sentences {
        #expect(language.reason(against: example.mistake, you: example.human) == sentence)
      }
    }
  }

  @Test func `G17.4 G12.10 Each kind of reason has a hint that names no square`() {
    func told(in language: Language) -> String {
      let kinds = examples.map { language.kind(of: $0.mistake.reason) }
      return Set(kinds).sorted().joined(separator: "\n")
    }
    #expect(
      told(in: .english) == """
        A corner can be won.
        A move here wins the game at once.
        Compare the numbers of legal moves.
        Count the game to its end.
        It gives up a corner.
        It is beside an empty corner.
        Look for disks that can never flip.
        There is no simple reason.
        """)
    #expect(
      told(in: .japanese) == """
        お互いの置けるマスの数に注目してください。
        すぐに勝てる手があります。
        わかりやすい理由はありません。
        最後まで読み切れる局面です。
        確定石 (もう返されない石) に注目してください。
        空いている隅の隣の手です。
        隅を取られる手です。
        隅を取れる手があります。
        """)
  }

  @Test func `G17.7 G12.10 Each kind of reason has words for what mistakes have in common`() {
    func told(in language: Language) -> String {
      let kinds = examples.compactMap { $0.mistake.reason.map(language.common) }
      return Set(kinds).sorted().joined(separator: "\n")
    }
    #expect(
      told(in: .english) == """
        could be counted out
        gave up a corner
        left few legal moves
        missed a corner
        missed a win at once
        were about stable disks
        were beside an empty corner
        """)
    #expect(
      told(in: .japanese) == """
        すぐに勝てる局面でした
        最後まで読み切れる局面でした
        確定石の違いでした
        空いている隅の隣でした
        置けるマスの数の違いでした
        隅を取られる手でした
        隅を逃す手でした
        """)
  }
}
