import Domain
import Engine
import Infrastructure
import TestSupport
import Testing

/// The search finds what a plain one finds that leaves nothing out.
///
/// `REVERSI_SEARCHES` says on how many positions; for thousands, a release build is the thing.
struct SearchAgreementTests {
  private let seeds = 1...UInt64(RunOptions.searches)

  @Test(arguments: 0...4)
  func `to a depth of four the search scores as one that tries every move`(depth: Int) throws {
    for seed in seeds where depth < 4 || seed % 3 == 2 {
      let game = Game.random(seed: seed, moves: Int(seed * 7 % 52))
      try expectAgreement(game, depth: depth, seed: seed)
    }
  }

  @Test func `on at most eight empty squares the search scores as one that tries every move`()
    throws
  {
    for seed in seeds {
      let game = Game.random(seed: seed, moves: seed % 4 == 0 ? 52 : 54 + Int(seed % 7))
      try expectAgreement(game, depth: game.board.emptySquares.count, seed: seed)
    }
  }

  @Test func `passes in the tree and squares that stay empty count as in the game`() throws {
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

  @Test func `on boards that one side nearly owns the search scores as one that tries every move`()
    throws
  {
    var plain = PlainSearch()
    for seed in seeds where seed % 3 == 2 {
      let game = Game.scattered(seed: seed, empty: 8 + Int(seed % 2))
      try expectAgreement(game, depth: 64, seed: seed, &plain)
    }
    #expect(plain.earlyEnds > seeds.count / 4)
  }

  /// What lies in row 1 and in row 8, with dark to move, and how many disks dark then has more.
  @Test(arguments: [
    ("xo------", "--------", 3), ("xo------", "------ox", 6), ("xooooo--", "-------o", 6),
    ("ox------", "--------", -3), ("xo------", "ooooooo-", -4),
  ])
  func `a game that ends with squares left empty scores the disks on the board`(
    first: String, last: String, score: Int
  ) throws {
    let position = Position(of: .dark, on: .rows(first, "", "", "", "", "", "", last))
    for depth in [2, 3, 60] {
      var tree = SearchTree()
      #expect(try tree.score(position, depth: depth) == score * Search.disk)
    }
  }

  @Test func `what is found out on the way to the end does not change the score of the end`()
    throws
  {
    for seed in seeds where seed % 3 == 2 {
      let game = Game.random(seed: seed, moves: 48)
      guard let position = game.position, !game.legalSquares.isEmpty else { continue }
      var search = Search(limits: SearchLimits(depth: 5, exactFrom: 12))
      var random = SplitMix64(seed: seed)
      let move = search.bestMove(in: game, using: &random)
      var tree = SearchTree()
      #expect(try move?.score == tree.score(position, depth: 12), "seed \(seed)")
    }
  }

  @Test func `with a small or a large table the scores are the same`() throws {
    for seed in seeds where seed % 4 == 0 {
      let end = Game.random(seed: seed, moves: 50)
      let middle = Game.random(seed: seed, moves: 20)
      for (game, depth) in [(end, 10), (middle, 4)] {
        guard let position = game.position else { continue }
        let scores = try [1, 4, 12].map { bits in
          var tree = SearchTree(tableBits: bits)
          return try tree.score(position, depth: depth)
        }
        #expect(Set(scores).count == 1, "\(scores), seed \(seed)")
      }
    }
  }

  @Test func `one table for all windows, depths and positions misleads no search of few squares`()
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

  @Test func `one table for all windows, depths and positions misleads no search of many squares`()
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

  @Test func `what a probable cut left in the table makes no end of a game wrong`() throws {
    var tree = SearchTree(tableBits: 12)
    let most = RunOptions.plainSquares
    for seed in seeds {
      let empty = most - Int(seed % 3)
      let game =
        seed % 2 == 0
        ? Game.random(seed: seed, moves: 60 - empty) : Game.scattered(seed: seed, empty: empty)
      guard let position = game.position else { continue }
      let score = position.end() * Search.disk
      for (low, high) in [
        (-1200, -1000), (-600, -599), (-1, 0), (99, 100), (400, 401), (-6500, 6500),
      ] {
        tree.cuts = .everywhere
        let depth = position.emptySquares.count
        for depth in [depth, depth - 1, depth - 3] {
          _ = try tree.score(position, depth: depth, score + low, score + high)
        }
        tree.cuts = .middle
        try expectBounds(of: score, of: game, depth: depth, in: &tree)
      }
    }
  }

  @Test func `a probable cut that was wrong makes no end of a game wrong`() throws {
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

  @Test func `with probable cuts a search seldom errs on which side of a window a score lies`()
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

  /// Expects that a search tells on which side of a window a score lies, and the score itself where
  /// it lies within.
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

  @Test func `turned and mirrored boards and swapped colors score alike`() throws {
    for seed in seeds where seed % 4 == 0 {
      let game = Game.random(seed: seed, moves: seed % 8 == 0 ? 51 : 12)
      let depth = game.board.emptySquares.count < 12 ? 64 : 3
      guard let turn = game.turn else { continue }
      var tree = SearchTree(tableBits: 10)
      let score = try tree.score(Position(of: turn, on: game.board), depth: depth)
      for board in try game.board.images() {
        let image = Position(of: turn, on: board)
        #expect(try tree.score(image, depth: depth) == score, "seed \(seed)")
        let swapped = try #require(
          Board(dark: board.squares(of: .light), light: board.squares(of: .dark)))
        #expect(Position(of: turn.flipped, on: swapped) == image)
      }
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
