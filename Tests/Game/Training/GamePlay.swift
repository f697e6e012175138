import Domain
import Engine
import Infrastructure

/// A position of a game, and the score that it is taken to lead to, in disks of the mover.
struct Sample: Sendable {
  let position: Position
  let score: Float
}

/// Games that the search plays with itself, as seeds decide: some moves at random, then moves of a
/// small depth, at last exact ones.
struct GamePlay {
  let evaluation: Evaluation
  let depth: Int
  /// How much the end of the game counts in a sample, more than what was expected on the way: each
  /// move multiplies by it.
  let trust: Float

  /// The number of empty squares from which on scores are exact.
  private static let exactFrom = 12
  /// The number of empty squares at which a game is given up.
  private static let exactUntil = 7

  /// A position in which the search chose a move, with the score it expected, as dark sees it.
  private struct Turn {
    let position: Position
    let sign: Float
    let score: Float
    let isExact: Bool
  }

  /// Returns the positions of a game after its random moves.
  func samples(seed: UInt64) -> [Sample] {
    var (turns, end) = turns(seed: seed)
    var samples: [Sample] = []
    while let turn = turns.popLast() {
      end = turn.isExact ? turn.score : trust * end + (1 - trust) * turn.score
      samples.append(Sample(position: turn.position, score: end * turn.sign))
    }
    return samples
  }

  /// Plays a game; returns its turns and its end, as dark sees it.
  private func turns(seed: UInt64) -> ([Turn], end: Float) {
    var random = SplitMix64(seed: seed)
    let randomMoves = 8 + Int(random.next() % 12)
    let limits = SearchLimits(
      depth: depth, exactFrom: Self.exactFrom, margin: 60)
    var game = Game()
    var turns: [Turn] = []
    while game.board.emptySquares.count >= Self.exactUntil {
      if let passed = game.passing() { game = passed }
      guard let side = game.turn else { break }
      var square = game.legalSquares.shuffled(using: &random)[0]
      if game.board.emptySquares.count <= 60 - randomMoves {
        var search = Search(limits: limits, evaluation: evaluation)
        guard let move = search.bestMove(in: game, using: &random) else { break }
        let sign: Float = side == .dark ? 1 : -1
        let score = Float(move.score) / Float(Search.disk) * sign
        let position = Position(of: side, on: game.board)
        turns.append(Turn(position: position, sign: sign, score: score, isExact: move.isExact))
        square = move.square
      }
      guard let next = game.move(at: square).map(Game.init(after:)) else { break }
      game = next
    }
    return (turns, Float(game.board.count(of: .dark) - game.board.count(of: .light)))
  }

  /// Returns the samples of many games with consecutive seeds, in that order.
  func samples(seeds: Range<UInt64>) async -> [Sample] {
    let parts = stride(from: seeds.lowerBound, to: seeds.upperBound, by: 500).map {
      $0..<min($0 + 500, seeds.upperBound)
    }
    return await withTaskGroup(of: (UInt64, [Sample]).self) { group in
      for part in parts {
        group.addTask { (part.lowerBound, part.flatMap { samples(seed: $0) }) }
      }
      return await group.reduce(into: []) { $0.append($1) }
        .sorted { $0.0 < $1.0 }
        .flatMap(\.1)
    }
  }
}
