import Domain
import Infrastructure
import Testing
import UseCases

/// The computer that comes with the challenge.
struct ChanceTests {
  @Test
  func `R2.3 the default computer chooses each legal square about equally often, at any level`()
    async throws
  {
    let computer = RandomComputer(seed: 1)
    var counts: [Square: Int] = [:]
    for number in 1...4000 {
      let level = Level.all[number % Level.all.count]
      counts[try await computer.chooseSquare(for: Record(), at: level), default: 0] += 1
    }
    #expect(SquareSet(counts.keys) == Game().legalSquares)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  @Test func `R2.3 the default computer fails without a legal square`() async throws {
    let over = Record(start: Game(board: try #require(Board(dark: .all, light: .empty)), turn: nil))
    await #expect(throws: RandomComputer.NoLegalSquare.self) {
      try await RandomComputer(seed: 1).chooseSquare(for: over, at: .random)
    }
  }
}
