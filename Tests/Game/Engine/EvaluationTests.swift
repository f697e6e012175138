import Domain
import Engine
import EngineSupport
import GameSupport
import Infrastructure
import TestSupport
import Testing

/// The values of positions by their patterns.
struct EvaluationTests {
  /// Returns the weight of a class in hundredths of a disk.
  private func weight(_ index: Int) -> Int { weights[index] * abs(weights[index]) }

  /// Weights that tell any two classes apart.
  private let weights: [Int] = {
    var random = SplitMix64(seed: 9)
    return (0..<Evaluation.weightCount).map { _ in random.number(below: 93) - 46 }
  }()

  @Test func `a value sums the weights of beginning and end in the ratio of empty squares`() {
    let evaluation = Evaluation(weights: weights)
    for (game, _) in RandomGame(seed: 3) {
      guard let position = game.position else { continue }
      let classes = Evaluation.classes(of: position)
      let empty = position.emptySquares.count
      let beginning = classes.reduce(0) { $0 + weight($1) }
      let end = classes.reduce(0) { $0 + weight($1 + weights.count / 2) }
      #expect(
        evaluation.value(of: position) == (beginning * empty + end * (64 - empty)) / 64)
    }
  }

  @Test func `rotated and mirrored boards have the same classes`() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: Int(seed) * 12)
      guard let turn = game.turn else { continue }
      let classes = Evaluation.classes(of: Position(of: turn, on: game.board)).sorted()
      for board in try game.board.images() {
        #expect(Evaluation.classes(of: Position(of: turn, on: board)).sorted() == classes)
      }
    }
  }
}
