import Domain
import Infrastructure
import TestSupport
import Testing

/// The search finds what a plain one finds that leaves nothing out.
///
/// `REVERSI_SEARCHES` says on how many positions; for thousands, a release build is the thing.
struct SearchAgreementTests {
  private let seeds = 1...UInt64(RunOptions.searches)

  @Test(arguments: 0...4)
  func `to a depth of four the search scores as one that tries every move`(depth: Int) {
    for seed in seeds where depth < 4 || seed % 8 == 0 {
      let game = Game.random(seed: seed, moves: Int(seed * 7 % 52))
      expectAgreement(game, depth: depth, seed: seed)
    }
  }

  @Test func `on at most eight empty squares the search scores as one that tries every move`() {
    for seed in seeds {
      let game = Game.random(seed: seed, moves: seed % 4 == 0 ? 52 : 54 + Int(seed % 7))
      expectAgreement(game, depth: game.board.emptySquares.count, seed: seed)
    }
  }

  @Test func `passes in the tree and squares that stay empty count as in the game`() {
    var plain = PlainSearch()
    for seed in seeds {
      let game = Game.scattered(seed: seed, empty: Int(seed % 9))
      expectAgreement(game, depth: Int(seed % 9), seed: seed, &plain)
      let sparse = Game.scattered(seed: seed, empty: 7 + Int(seed % 20))
      expectAgreement(sparse, depth: 2, seed: seed, &plain)
    }
    #expect(plain.passes > seeds.count)
    #expect(plain.earlyEnds > seeds.count / 4)
  }

  @Test func `on boards that one side nearly owns the search scores as one that tries every move`()
  {
    var plain = PlainSearch()
    for seed in seeds where seed % 3 == 2 {
      let game = Game.scattered(seed: seed, empty: 8 + Int(seed % 2))
      expectAgreement(game, depth: 64, seed: seed, &plain)
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
    let rows = [first] + Array(repeating: "--------", count: 6) + [last]
    let position = Position(of: .dark, on: try Board(rows: rows))
    for depth in [2, 3, 60] {
      var search = Search(limits: SearchLimits(depth: 1, exactFrom: 0))
      #expect(search.score(of: position, depth: depth) == score * Search.disk)
    }
  }

  @Test func `what is found out on the way to the end does not change the score of the end`()
    throws
  {
    for seed in seeds where seed % 8 == 0 {
      let game = Game.random(seed: seed, moves: 48)
      guard let position = game.position, !game.legalSquares.isEmpty else { continue }
      var search = Search(limits: SearchLimits(depth: 5, exactFrom: 12, tableBits: 14))
      var random = SplitMix64(seed: seed)
      let move = search.bestMove(of: position, using: &random)
      var direct = Search(limits: SearchLimits(depth: 1, exactFrom: 0))
      #expect(move?.score == direct.score(of: position, depth: 12), "seed \(seed)")
    }
  }

  @Test func `with and without a table, small or large, the scores are the same`() {
    for seed in seeds where seed % 4 == 0 {
      let end = Game.random(seed: seed, moves: 50)
      let middle = Game.random(seed: seed, moves: 20)
      for (game, depth) in [(end, 10), (middle, 4)] {
        guard let position = game.position else { continue }
        let scores = [nil, 1, 4, 12].map { bits in
          var search = Search(limits: SearchLimits(depth: 1, exactFrom: 0, tableBits: bits))
          return search.score(of: position, depth: depth)
        }
        #expect(Set(scores).count == 1, "\(scores), seed \(seed)")
      }
    }
  }

  @Test func `turned and mirrored boards and swapped colors score alike`() throws {
    for seed in seeds where seed % 4 == 0 {
      let game = Game.random(seed: seed, moves: seed % 8 == 0 ? 51 : 12)
      let depth = game.board.emptySquares.count < 12 ? 64 : 3
      guard let turn = game.turn else { continue }
      var search = Search(limits: SearchLimits(depth: 1, exactFrom: 0, tableBits: 10))
      let score = search.score(of: Position(of: turn, on: game.board), depth: depth)
      for board in try game.board.images() {
        #expect(
          search.score(of: Position(of: turn, on: board), depth: depth) == score, "seed \(seed)")
        let swapped = try #require(
          Board(dark: board.squares(of: .light), light: board.squares(of: .dark)))
        #expect(search.score(of: Position(of: turn.flipped, on: swapped), depth: depth) == score)
      }
    }
  }

  private func expectAgreement(_ game: Game, depth: Int, seed: UInt64) {
    var plain = PlainSearch()
    expectAgreement(game, depth: depth, seed: seed, &plain)
  }

  private func expectAgreement(
    _ game: Game, depth: Int, seed: UInt64, _ plain: inout PlainSearch
  ) {
    guard let turn = game.turn else { return }
    let position = Position(of: turn, on: game.board)
    var search = Search(limits: SearchLimits(depth: 1, exactFrom: 0, tableBits: 10))
    #expect(
      search.score(of: position, depth: depth) == plain.score(game, for: turn, depth: depth),
      "seed \(seed)\n\(game)")
  }
}
