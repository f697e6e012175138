import Domain
import Engine
import EngineSupport
import GameSupport
import Infrastructure
import TestSupport
import Testing

/// The search agrees with a plain one that tries every move.
///
/// `REVERSI_SEARCHES` is the number of positions; thousands take a release build.
struct SearchAgreementTests {
  private let seeds = 1...UInt64(RunOptions.searches)

  @Test(arguments: 0...4)
  func `a search of up to four moves scores like one that tries every move`(depth: Int) throws {
    for seed in seeds where depth < 4 || seed % 3 == 2 {
      let game = Game.random(seed: seed, moves: Int(seed * 7 % 52))
      try expectAgreement(game, depth: depth, seed: seed)
    }
  }

  @Test func `a search of up to eight empty squares scores like one that tries every move`()
    throws
  {
    for seed in seeds {
      let game = Game.random(seed: seed, moves: seed % 4 == 0 ? 52 : 54 + Int(seed % 7))
      try expectAgreement(game, depth: game.board.emptySquares.count, seed: seed)
    }
  }

  @Test func `a search counts passes and squares left empty as the game does`() throws {
    var plain = PlainSearch()
    for seed in seeds {
      let game = Game.scattered(seed: seed, empty: Int(seed % 9))
      try expectAgreement(game, depth: Int(seed % 9), seed: seed, &plain)
      let sparse = Game.scattered(seed: seed, empty: 7 + Int(seed % 20))
      try expectAgreement(sparse, depth: 2, seed: seed, &plain)
    }
    #expect(plain.passes > seeds.count)
    #expect(plain.earlyEnds > seeds.count / 4)
  }

  @Test
  func `a table shared by all windows, depths, and positions misleads no search of few squares`()
    throws
  {
    var tree = SearchTree(tableBits: 10)
    for seed in seeds {
      let scattered = Game.scattered(seed: seed, empty: 7 + Int(seed / 2 % 2))
      let game = seed % 2 == 0 ? Game.random(seed: seed, moves: 53) : scattered
      guard let turn = game.turn else { continue }
      let empty = game.board.emptySquares.count
      for depth in [2, empty - 1, empty, empty - 2] {
        var plain = PlainSearch()
        let score = plain.score(game, for: turn, depth: depth)
        try expectBounds(of: score, of: game, depth: depth, in: &tree)
      }
    }
  }

  @Test
  func `a table shared by all windows, depths, and positions misleads no search of many squares`()
    throws
  {
    var tree = SearchTree(tableBits: 12)
    for seed in seeds where seed % 3 != 0 {
      let game = Game.scattered(seed: seed, empty: 11)
      guard let position = game.position else { continue }
      for depth in [9, 11, 10] {
        var plain = SearchTree()
        let score = try plain.score(position, depth: depth)
        try expectBounds(of: score, of: game, depth: depth, in: &tree)
        var fresh = SearchTree(tableBits: 12)
        for square in game.legalSquares {
          let next = position.placing(at: square)
          _ = try fresh.score(next, depth: depth - 1, 50 - score, 250 - score)
        }
        try expectBounds(of: score, of: game, depth: depth, in: &fresh)
      }
    }
  }

  @Test func `a wrong probable cut falsifies no score of the end`() throws {
    // With weights by chance, most probable cuts are wrong.
    var random = SplitMix64(seed: 3)
    let weights = (0..<Evaluation.weightCount).map { _ in random.number(below: 93) - 46 }
    var (tree, doubtful) = (SearchTree(tableBits: 14, evaluation: Evaluation(weights: weights)), 0)
    for seed in seeds {
      let game = Game.random(seed: seed, moves: 46 + Int(seed % 2))
      guard let position = game.position, !game.legalSquares.isEmpty else { continue }
      let depth = position.emptySquares.count
      var plain = SearchTree(tableBits: 14)
      let score = try plain.score(position, depth: depth)
      for (low, high) in [(-6500, 6500), (-800, 200), (-200, 800), (0, 1), (399, 400)] {
        tree.cuts = .everywhere
        let found = try tree.score(position, depth: depth, score + low, score + high)
        if found <= score + low
          ? score > found : found >= score + high ? score < found : score != found
        {
          doubtful += 1
        }
        tree.cuts = .middle
        try expectBounds(of: score, of: game, depth: depth, in: &tree)
      }
    }
    #expect(doubtful > seeds.count / 2, "wrong cuts: \(doubtful)")
  }

  @Test func `a search with probable cuts seldom errs on the side of a window`()
    throws
  {
    // With cuts on the wrong side, three claims in ten are wrong.
    var (claims, wrong) = (0, 0)
    for seed in 1...UInt64(RunOptions.probableCuts) {
      let game = Game.random(seed: seed, moves: 36 + Int(seed % 5))
      guard let position = game.position, !game.legalSquares.isEmpty else { continue }
      var plain = SearchTree()
      let score = try plain.score(position, depth: 6)
      for low in [-400, -300, 300, 400] {
        var cutting = SearchTree(cuts: .middle)
        let found = try cutting.score(position, depth: 6, score + low, score + low + 1)
        claims += 1
        if (found > score + low) != (low < 0) { wrong += 1 }
      }
    }
    #expect(wrong * 8 <= claims, "\(wrong) of \(claims)")
  }

  /// Expects that a search finds the side of a window where a score lies, and a score within it.
  private func expectBounds(
    of score: Int, of game: Game, depth: Int, in tree: inout SearchTree
  ) throws {
    let position = try #require(game.position)
    for (low, high) in [(-250, -50), (-100, -99), (99, 100), (0, 1), (-1, 0), (-150, 150)] {
      let (alpha, beta) = (score + low, score + high)
      let found = try tree.score(position, depth: depth, alpha, beta)
      let isRight =
        found <= alpha ? score <= found : found >= beta ? score >= found : score == found
      #expect(
        isRight, "\(found) for \(score) between \(alpha) and \(beta), depth \(depth)\n\(game)")
    }
  }

  private func expectAgreement(_ game: Game, depth: Int, seed: UInt64) throws {
    var plain = PlainSearch()
    try expectAgreement(game, depth: depth, seed: seed, &plain)
  }

  private func expectAgreement(
    _ game: Game, depth: Int, seed: UInt64, _ plain: inout PlainSearch
  ) throws {
    guard let turn = game.turn else { return }
    var tree = SearchTree(tableBits: 10)
    try #expect(
      tree.score(Position(of: turn, on: game.board), depth: depth)
        == plain.score(game, for: turn, depth: depth), "seed \(seed)\n\(game)")
    #expect(plain.disputed == [])
  }
}
