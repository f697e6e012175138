import Domain
import Testing

/// The number of games of so many steps: the published counts of the rules as a whole.
struct PerftTests {
  @Test(arguments: zip(1...6, [4, 12, 56, 244, 1396, 8200]))
  func `R1.1 R1.2 R1.3 as many games begin as is known`(depth: Int, games: Int) {
    #expect(leaves(Game(), depth: depth) == games)
  }

  private func leaves(_ game: Game, depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    if let passed = game.passing() { return leaves(passed, depth: depth - 1) }
    let moves = game.legalSquares.compactMap { game.move(at: $0) }
    return moves.reduce(0) { $0 + leaves(Game(after: $1), depth: depth - 1) }
  }
}
