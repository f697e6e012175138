import Foundation
import Testing

/// The sentences that a person reads, and their translations, as they stand beside each other in
/// the code (C6.17).
struct TranslationTests {
  /// A sentence in both languages.
  private struct Pair: Hashable {
    let english: String
    let japanese: String
  }

  private let pairs: Set<Pair>

  init() throws {
    let pattern = /\(\s*"((?:[^"\\\n]|\\.)*)",\s*ja:\s*"((?:[^"\\\n]|\\.)*)"/
    pairs = Set(
      try ["Adapters/Rooms", "Adapters/Live", "Adapters/GTP", "Adapters/Terminal", "App/Program"]
        .flatMap(swiftFiles).flatMap { file in
          try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map {
            Pair(english: String($0.output.1), japanese: String($0.output.2))
          }
        }
        // A word alone may mean the same as another, such as cancel and no.
        .filter { $0.english.split(separator: " ").count { $0.first?.isLetter == true } > 1 })
  }

  @Test func `C6.17 two sentences that differ in one language differ in the other, too`() {
    #expect(pairs.count > 150)
    let japanese = Dictionary(grouping: pairs, by: \.japanese).filter { $0.value.count > 1 }
    #expect(japanese.keys.sorted() == [])
    let english = Dictionary(grouping: pairs, by: \.english).filter { $0.value.count > 1 }
    #expect(english.keys.sorted() == [])
  }
}
