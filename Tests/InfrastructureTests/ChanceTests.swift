import Domain
import Infrastructure
import TestSupport
import Testing

/// The computer that comes with the challenge.
struct ChanceTests {
  @Test func `R2.10 the default computer chooses each legal square about equally often`()
    async throws
  {
    let computer = RandomComputer(seed: 1)
    var counts: [Square: Int] = [:]
    for _ in 1...4000 {
      counts[try await computer.chooseSquare(in: Game()), default: 0] += 1
    }
    #expect(SquareSet(counts.keys) == Game().legalSquares)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  @Test func `R2.10 the default computer keeps the promises of a computer`() async throws {
    let computer = RandomComputer(seed: 1)
    try await ComputerContract.checkChoices(of: computer)
    try await ComputerContract.checkNoChoice(of: computer)
    try await ComputerContract.checkCanceling(of: computer)
  }
}
