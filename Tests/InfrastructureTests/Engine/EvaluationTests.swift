import Domain
import Engine
import Infrastructure
import TestSupport
import Testing

/// What positions are worth by their patterns.
struct EvaluationTests {
  /// Returns the weight of a class in hundredths of a disk.
  private func weight(_ index: Int) -> Int { weights[index] * abs(weights[index]) }

  /// Weights that tell any two classes apart.
  private let weights: [Int] = {
    var random = SplitMix64(seed: 9)
    return (0..<Evaluation.weightCount).map { _ in random.number(below: 93) - 46 }
  }()

  @Test func `a value is the sum of weights for the beginning and the end, by empty squares`() {
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

  @Test
  func
    `a position has a class for mobility, each line, each edge and three for each corner`()
  {
    let classes = Evaluation.classes(of: Position(of: .dark, on: Board()))
    #expect(classes.count == 1 + 12 + 18 + 4 + 4 + 8)
    #expect(classes.allSatisfy { (0..<Evaluation.weightCount / 2).contains($0) })
  }

  @Test func `turned and mirrored boards have the same classes`() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: Int(seed) * 12)
      guard let turn = game.turn else { continue }
      let classes = Evaluation.classes(of: Position(of: turn, on: game.board)).sorted()
      for board in try game.board.images() {
        #expect(Evaluation.classes(of: Position(of: turn, on: board)).sorted() == classes)
      }
    }
  }

  @Test func `a corner is worth some disks`() throws {
    let a1 = try square("a1")
    let gains = try (1...20 as ClosedRange<UInt64>).compactMap { seed -> Int? in
      guard let position = Game.random(seed: seed, moves: 30).position,
        position.emptySquares.contains(a1)
      else { return nil }
      let mover = position.mover.union(SquareSet(a1))
      let board = try #require(Board(dark: mover, light: position.opponent))
      return Evaluation.learned.value(of: Position(of: .dark, on: board))
        - Evaluation.learned.value(of: position)
    }
    #expect(gains.count > 10)
    #expect(gains.reduce(0, +) / gains.count > 3 * Search.disk, "\(gains)")
  }
}
