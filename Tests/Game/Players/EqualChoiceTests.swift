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

/// Random choices among moves, in the opening and after it (R9.8).
struct EqualChoiceTests {
  private let seeds = 1...16 as ClosedRange<UInt64>

  /// Games of random moves, of which so many were made.
  private func games(moves: Int) -> [Game] {
    (1...6 as ClosedRange<UInt64>).map { Game.random(seed: $0, moves: moves) }
      .filter { $0.legalSquares.count > 1 }
  }

  /// Returns the squares that a level chooses with different seeds.
  private func choices(of level: Level, in game: Game) async throws -> SquareSet {
    var squares: [Square] = []
    for seed in seeds {
      let computer = LeveledComputer(seed: seed)
      squares.append(try await computer.chooseSquare(in: game, at: level))
    }
    return SquareSet(squares)
  }

  /// Returns the squares that a level cannot tell apart with its usual limits.
  private func best(of level: Level, in game: Game) throws -> SquareSet {
    let limits = try #require(SearchLimits(level))
    return SquareSet(
      (1...60 as ClosedRange<UInt64>).compactMap { seed in
        var search = Search(limits: limits)
        var random = SplitMix64(seed: seed)
        return search.bestMove(in: game, using: &random)?.square
      })
  }

  @Test(arguments: [Level.four, .six], [8, 21])
  func `R9.8 from the ninth move on a level chooses among equal moves`(
    level: Level, moves: Int
  ) async throws {
    for game in games(moves: moves) {
      let choices = try await choices(of: level, in: game)
      #expect(choices.subtracting(try best(of: level, in: game)) == .empty, "\(game)")
    }
  }

  @Test(arguments: [Level.four, .six], [7])
  func `R9.8 in the first eight moves a level may choose a slightly worse one`(
    level: Level, moves: Int
  ) async throws {
    var worse = 0
    for game in games(moves: moves) {
      let choices = try await choices(of: level, in: game)
      worse += choices.subtracting(try best(of: level, in: game)).count
    }
    #expect(worse > 0)
  }
}
