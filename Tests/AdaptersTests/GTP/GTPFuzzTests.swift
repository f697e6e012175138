import Adapters
import Domain
import Infrastructure
import RoomAdapters
import TestSupport
import Testing

/// Random lines, half of them made of words of GTP.
@Suite struct GTPFuzzTests {
  /// All commands but the one that ends the conversation, each twice, and what may follow them.
  private static let words: [String] = {
    let commands = GTPServerTests.commands.filter { $0 != "quit" }
    let others = [
      "b", "black", "W", "white", "pass", "PASS", "8", "7", "-1", "play b", "play w", "genmove b",
      "genmove w", "Othello", "#", "0 0 0", "2147483648", "\u{e4}",
    ]
    return commands + commands + others + SquareSet.all.map(\.description)
  }()

  private func line(_ dice: inout SplitMix64) -> [UInt8] {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0:
      let count = Int.random(in: 0..<20, using: &dice)
      return (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }.filter { $0 != 10 }
    case 1: return Array("genmove \(Bool.random(using: &dice) ? "b" : "w")".utf8)
    case 2: return [UInt8](repeating: Bool.random(using: &dice) ? 32 : 97, count: 5000)
    default:
      let count = Int.random(in: 0..<5, using: &dice)
      let spaces = [" ", " ", "\t", "  ", "\u{b}"]
      return Array(
        (0..<count).compactMap { _ in Self.words.randomElement(using: &dice) }
          .flatMap { [$0, spaces.randomElement(using: &dice) ?? ""] }.joined().utf8)
    }
  }

  /// The number that the answer to a line must have, which may be empty; nil if nothing is
  /// answered.
  private func id(of line: [UInt8]) -> [UInt8]? {
    let said = line.prefix { $0 != 0x23 }.filter { $0 == 9 || $0 >= 32 && $0 != 127 }
    let words = said.split { $0 == 9 || $0 == 32 }
    guard let first = words.first else { return nil }
    let isNumber = first.allSatisfy { (48...57).contains($0) } && first.count < 10
    return isNumber ? Array(first) : []
  }

  private func isWellFormed(_ answer: Substring, id: [UInt8]) -> Bool {
    let head = answer.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let rest = answer.dropFirst().dropFirst(head.count)
    return "=?".contains(answer.prefix(1)) && !answer.isEmpty && Array(head.utf8) == id
      && (rest.isEmpty || rest.hasPrefix(" ")) && (answer.first == "=" || !rest.contains("\n"))
      && answer.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) }
  }

  @Test func `C7.1 every line of random GTP gets exactly one well-formed answer`() throws {
    for seed in 1...RunOptions.gtpConversations { try converse(seed: seed) }
  }

  private func converse(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let lines = (0..<300).map { _ in line(&dice) }
    let table = Conversing(computer: RandomComputer(seed: UInt64(seed)))
    #expect(try table.hear(Array(lines.joined(separator: [10]))), "seed \(seed)")
    let text = table.written[.output]
    #expect(text.hasSuffix("\n\n"), "seed \(seed)")
    let answers = text.dropLast(2).split(separator: "\n\n", omittingEmptySubsequences: false)
    let ids = lines.compactMap(id)
    try #require(answers.count == ids.count, "seed \(seed)")
    for (answer, id) in zip(answers, ids) {
      #expect(isWellFormed(answer, id: id), "seed \(seed): \(answer)")
    }
  }
}
