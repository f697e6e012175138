package import Domain
import Infrastructure

/// The positions of a random game, each with the square of the next disk.
///
/// The square is `nil` for a pass and at the end.
package struct RandomGame: Sequence, IteratorProtocol {
  private var generator: SplitMix64
  private var upcoming: Game? = Game()

  package init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  package var steps: [Record.Step] {
    filter { $0.game.turn != nil }.map { $0.square.map(Record.Step.move) ?? .pass }
  }

  package mutating func next() -> (game: Game, square: Square?)? {
    guard let game = upcoming else { return nil }
    let legal = Array(game.legalSquares)
    guard !legal.isEmpty else {
      upcoming = game.passing()
      return (game, nil)
    }
    let square = legal[generator.number(below: legal.count)]
    upcoming = game.placing(at: square)
    return (game, square)
  }
}
