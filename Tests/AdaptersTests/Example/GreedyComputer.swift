import Domain
import UseCases

/// A computer that flips as many disks as it can.
struct GreedyComputer: Computer {
  struct NoMove: Error {}

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    let game = record.game
    let moves = game.legalSquares.compactMap { game.move(at: $0) }
    guard let best = moves.max(by: { $0.count < $1.count }) else { throw NoMove() }
    return best.square
  }
}
