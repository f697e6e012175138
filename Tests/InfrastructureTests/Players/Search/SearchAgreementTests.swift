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
      let game = Game.scattered(seed: seed, empty: Int(seed % 7))
      expectAgreement(game, depth: Int(seed % 7), seed: seed, &plain)
      let sparse = Game.scattered(seed: seed, empty: 7 + Int(seed % 20))
      expectAgreement(sparse, depth: 2, seed: seed, &plain)
    }
    #expect(plain.passes > seeds.count)
    #expect(plain.earlyEnds > seeds.count / 4)
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

extension Board {
  /// Returns the board turned and mirrored in the seven ways in which it can be.
  fileprivate func images() throws -> [Board] {
    let ways: [(Int, Int) -> (Int, Int)] = [
      { (7 - $0, $1) }, { ($0, 7 - $1) }, { (7 - $0, 7 - $1) }, { ($1, $0) },
      { (7 - $1, $0) }, { ($1, 7 - $0) }, { (7 - $1, 7 - $0) },
    ]
    return try ways.map { way in
      let sets = Disk.sides.map { side in
        SquareSet(
          squares(of: side).compactMap { square in
            let (x, y) = way(square.x, square.y)
            return Square(x: x, y: y)
          })
      }
      return try #require(Board(dark: sets[0], light: sets[1]))
    }
  }
}
