import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Which move a search chooses.
struct SearchTests {
  /// Endgames 1 to 3 of the test suite that the French federation of the game published, dark to
  /// move: their best moves and scores.
  @Test(arguments: [
    (
      [
        "--xxxxx-", "-oooxx-o", "-oooxxox", "-oxoxoxx", "oxxxoxxx", "--xoxoxx", "-xxxooo-",
        "-ooooo--",
      ], "g8", 18
    ),
    (
      [
        "-xxxxxx-", "--xoooo-", "-xoxxoox", "-ooooooo", "ooooxxoo", "oooxxoox", "--xxoo--",
        "--xxxxx-",
      ], "a4", 10
    ),
    (
      [
        "----ox--", "--ooxx--", "-oooxx-x", "ooxxoooo", "oxxoxxoo", "oxxxoooo", "oxxxxoxo",
        "--ooooox",
      ], "d1", 2
    ),
  ])
  func `the search solves endgames whose best move is known`(
    rows: [String], best: String, score: Int
  ) throws {
    let position = Position(of: .dark, on: try Board(rows: rows))
    var search = Search(limits: SearchLimits(depth: 4, exactFrom: 14, tableBits: 14))
    var random = SplitMix64(seed: 1)
    let move = try #require(search.bestMove(of: position, using: &random))
    #expect(move.square == (try square(best)))
    #expect(move.score == score * Search.disk)
    #expect(move.isExact)
  }

  @Test func `every level plays legal moves to the end of a game`() throws {
    for (seed, level) in [Level.one, .two, .three].enumerated() {
      let limits = try #require(SearchLimits(level))
      var random = SplitMix64(seed: UInt64(seed))
      var game = Game()
      while game.turn != nil {
        if let passed = game.passing() {
          game = passed
          continue
        }
        let position = try #require(game.position)
        var search = Search(limits: limits)
        let move = try #require(search.bestMove(of: position, using: &random))
        game = try #require(game.placing(at: move.square))
      }
    }
  }

  @Test func `without a legal square there is no best move`() {
    for game in [Game.over, .darkMustPass] {
      var search = Search(limits: SearchLimits(depth: 4, exactFrom: 64))
      var random = SplitMix64(seed: 1)
      #expect(search.bestMove(of: Position(of: .dark, on: game.board), using: &random) == nil)
    }
  }

  @Test func `the same seed gives the same moves whatever was searched before`() throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      let position = try #require(Game.random(seed: seed, moves: 30).position)
      let moves = (1...2).map { _ in
        var search = Search(limits: SearchLimits(depth: 3, exactFrom: 6, tableBits: 8))
        var random = SplitMix64(seed: seed)
        return search.bestMove(of: position, using: &random)
      }
      #expect(moves[0] == moves[1])
    }
  }

  @Test func `among equal moves the seed decides`() {
    let start = Position(of: .dark, on: Board())
    let squares = (1...40 as ClosedRange<UInt64>).compactMap { seed in
      var search = Search(limits: SearchLimits(depth: 3, exactFrom: 0))
      var random = SplitMix64(seed: seed)
      return search.bestMove(of: start, using: &random)?.square
    }
    #expect(squares.count == 40)
    #expect(SquareSet(squares) == start.legalSquares)
  }

  @Test func `with a margin all moves are chosen that are worse by less, and no others`() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let position = try #require(Game.random(seed: seed, moves: 16).position)
      let scores = Dictionary(
        uniqueKeysWithValues: position.legalSquares.map { square in
          let next = position.placing(at: square, flipping: position.flips(from: square))
          var search = Search(limits: SearchLimits(depth: 1, exactFrom: 0))
          return (square, -(search.score(of: next, depth: 1) ?? 0))
        })
      let best = try #require(scores.values.max())
      let near = scores.filter { $0.value > best - 500 }.map(\.key)
      let chosen = (1...200 as ClosedRange<UInt64>).compactMap { seed in
        var search = Search(limits: SearchLimits(depth: 2, exactFrom: 0, margin: 500))
        var random = SplitMix64(seed: seed)
        return search.bestMove(of: position, using: &random)?.square
      }
      #expect(SquareSet(chosen) == SquareSet(near), "seed \(seed)")
    }
  }

  @Test func `a search that is stopped at once has a legal square and has looked at nothing`()
    throws
  {
    let stop = StopFlag()
    stop.raise()
    for game in Game.random(seed: 5) {
      guard case .toMove(let side) = game.status else { continue }
      var search = Search(limits: SearchLimits(depth: 60, exactFrom: 60), stop: stop)
      var random = SplitMix64(seed: 1)
      let move = search.bestMove(of: Position(of: side, on: game.board), using: &random)
      #expect(game.legalSquares.contains(try #require(move).square))
      #expect(search.nodes < 1000)
      #expect(search.score(of: Position(of: .dark, on: Board()), depth: 20) == nil)
    }
  }

  @Test(.watched)
  func `a search without an end ends when it is stopped, with a legal square`() async throws {
    let stop = StopFlag()
    async let answer = Task.detached {
      var search = Search(limits: SearchLimits(depth: 60, exactFrom: 0), stop: stop)
      var random = SplitMix64(seed: 1)
      return search.bestMove(of: Position(of: .dark, on: Board()), using: &random)
    }.value
    stop.raise()
    let move = try #require(await answer)
    #expect(Game().legalSquares.contains(move.square))
  }
}
