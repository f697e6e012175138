import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// What a seed decides (C4.4).
struct SeedTests {
  private let seed: UInt64 = 1_234_567

  /// The first moves of a new game that the computer draws, one number each.
  private var openings: [String] {
    var generator = SplitMix64(seed: seed)
    let legal = Array(Game().legalSquares)
    return (0..<2).map { _ in "\(legal[generator.number(below: legal.count)])" }
  }

  private func moves(_ script: String, from saved: SavedGame? = nil) throws -> [String] {
    try play(script, from: saved, computer: RandomComputer(seed: seed)).transcript
      .split(separator: "\n").filter { $0.contains(" plays ") }
      .map { String($0.dropFirst("x plays ".count).prefix(2)) }
  }

  @Test func `C4.4 one generator serves both sides`() throws {
    let squares = RandomGame(seed: seed).compactMap(\.square).map(\.description)
    #expect(try moves("", from: saved("x11")) == squares)
  }

  @Test func `C4.4 a reset does not reseed`() throws {
    #expect(try moves("reset\nok\nblack computer", from: saved("x10")) == openings)
  }

  @Test(arguments: ["black manual &\nblack computer", "reset &\nok &\nblack computer"])
  func `C4.4 a thought called off takes no number`(called: String) throws {
    let script = "black computer &\nwait 1.999\n\(called) &\nwait 1.999\n\(called)"
    #expect(try moves(script) == [openings[0]])
  }
}
