import Domain
import Engine
import EngineSupport
import Front
import GameSupport
import Infrastructure
import Players
import TestSupport
import Testing
import UseCases

/// The limits and the mistakes of each level.
struct LevelsTests {
  @Test func `R9.8 levels 4 and 5 may choose a worse move, and higher ones may not`() {
    let margins = Level.all.compactMap { SearchLimits($0)?.margin }
    #expect(margins == [50, 50, 0, 0, 0, 0])
  }

  /// The mistakes of a level.
  private struct Counts {
    /// The moves where a corner could be overlooked though the best leaves none, and those where
    /// one was.
    var corners = (could: 0, were: 0)
    /// The moves where none could be, and those that were not the best at a glance.
    var choices = (could: 0, missed: 0)
  }

  @Test(arguments: [(Level.one, 96, 6), (.two, 45, 4), (.three, 12, 2)])
  func `R9.17 a level misses the best move and overlooks corners at its rates`(
    level: Level, overlooked: Int, missed: Int
  ) async throws {
    var counts = Counts()
    for seed in 0..<UInt64(RunOptions.errorRates / 50) {
      let computer = LeveledComputer(seed: seed)
      for game in Game.random(seed: seed) where game.legalSquares.count > 1 {
        let position = try #require(Position(of: game))
        let square = try await computer.chooseSquare(in: game, at: level)
        let looks = position.looks
        let isOverlooked = position.overlookingMoves.contains(square)
        let isBest = looks[square] == looks.values.max()
        let better = looks.values.count { $0 > looks[square] ?? 0 }
        try #require(better < 3 || isOverlooked, "\(square), seed \(seed)\n\(game)")
        guard game.board.emptySquares.count >= 16 else {
          try #require(isBest, "\(square), seed \(seed)\n\(game)")
          continue
        }
        guard game.board.emptySquares.count <= 52 else { continue }
        if position.overlookingMoves.isEmpty {
          counts.choices.could += 1
          if !isBest { counts.choices.missed += 1 }
        } else if let best = looks.max(by: { $0.value < $1.value })?.key,
          !position.overlookingMoves.contains(best)
        {
          counts.corners.could += 1
          if isOverlooked { counts.corners.were += 1 }
        }
      }
    }
    func share(_ some: Int, of all: Int) -> Double { 100 * Double(some) / Double(all) }
    #expect(abs(share(counts.corners.were, of: counts.corners.could) - Double(overlooked)) < 4)
    #expect(abs(share(counts.choices.missed, of: counts.choices.could) - Double(missed)) < 1.5)
  }

  @Test func `R9.1 only the highest level guesses the end, of 21 to 24 empty squares`()
    throws
  {
    let guessing = Level.all.map { SearchLimits($0)?.guessedFrom ?? 0 }
    #expect(guessing == Level.all.map { $0 == .nine ? 24 : 0 })
    let limits = SearchLimits(depth: 2, exactFrom: 6, guessedFrom: 11)
    for seed in 1...4 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 50)
      let position = try #require(Position(of: game))
      guard !game.legalSquares.isEmpty, position.emptySquares.count > 6 else { continue }
      var search = Search(limits: limits)
      var random = SplitMix64(seed: seed)
      let move = try #require(search.bestMove(in: game, using: &random))
      #expect(!move.isExact)
      var evaluator = MoveEvaluator(of: position, limits: limits)
      evaluator.deepen(to: .everyMove, until: StopFlag())
      #expect(evaluator.bestDepth == position.emptySquares.count && !evaluator.isBestExact)
      #expect(evaluator.depth == 2)
      // So few squares are searched without a cut, so that the guess is right.
      #expect(evaluator.moves.first?.score == position.end() * Search.disk)
    }
  }

  @Test func `R9.6 advice has the limits of level 9`() {
    #expect(SearchLimits.ofAdvice == SearchLimits(.nine))
  }
}

extension Position {
  /// How good each move looks one move ahead.
  fileprivate var looks: [Square: Int] {
    let looks = legalSquares.map { square in
      var tree = SearchTree()
      return (square, -((try? tree.score(placing(at: square), depth: 0)) ?? 0))
    }
    return Dictionary(uniqueKeysWithValues: looks)
  }

  /// The moves with which a corner is overlooked, as the rule says it.
  fileprivate var overlookingMoves: SquareSet {
    let corners = SquareSet(["a1", "a8", "h1", "h8"].compactMap { Square($0) })
    if !legalSquares.isDisjoint(with: corners) { return legalSquares.subtracting(corners) }
    let leaving = legalSquares.filter {
      !placing(at: $0).legalSquares.isDisjoint(with: corners)
    }
    return leaving.count < legalSquares.count ? SquareSet(leaving) : .empty
  }
}
