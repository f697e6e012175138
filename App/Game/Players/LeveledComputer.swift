package import Domain
package import Engine
package import Front
import Infrastructure
import Synchronization

/// A computer that plays at every level (R9.1).
///
/// It plays at random at level 0, at a glance with errors at levels 1 to 3, and by search at higher
/// levels.
package final class LeveledComputer: Adviser {
  private let seed: UInt64
  private let random: RandomComputer
  private let searchExecutor: (any TaskExecutor)?
  private let cache: Mutex<AdviceCache>

  /// Creates a computer whose seed determines its choices.
  ///
  /// - Parameter executor: the thread of the searches, or `nil` if they block the calling task's
  ///   thread, as virtual time needs.
  package convenience init(seed: UInt64, searchingOn executor: (any TaskExecutor)? = nil) {
    self.init(seed: seed, searchingOn: executor, advising: .ofAdvice)
  }

  package init(
    seed: UInt64, searchingOn executor: (any TaskExecutor)? = nil, advising limits: SearchLimits
  ) {
    self.seed = seed
    cache = Mutex(AdviceCache(limits: limits))
    random = RandomComputer(seed: seed)
    searchExecutor = executor
  }

  /// Returns the square that the computer chooses at a level.
  ///
  /// Canceling ends a search within milliseconds, with the best square so far.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  package func chooseSquare(in game: Game, at level: Level) async throws -> Square {
    let errorRates = ErrorRates(level)
    let limits = SearchLimits(level)
    if errorRates == nil, limits == nil {
      return try await random.chooseSquare(in: game)
    }
    if let only = game.legalSquares.first, game.legalSquares.count == 1 { return only }
    // The first eight moves.
    let isOpening = game.board.emptySquares.count > 52
    if let errorRates {
      return try await think(about: game) { _, generator in
        let position = Position(of: game)
        let glance = position.map { Glance(at: $0, using: &generator) }
        return glance?.move(with: errorRates, inOpening: isOpening, using: &generator)
      }
    }
    guard let limits else { throw RandomComputer.NoLegalSquare() }
    return try await think(about: game) { stop, generator in
      var search = Search(limits: isOpening ? limits.opening : limits)
      return search.bestMove(in: game, using: &generator, until: stop)?.square
    }
  }

  /// Returns advice on the moves of a game.
  ///
  /// The advice depends on earlier queries, but not on the seed.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  package func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let game = record.game
    return try await think(about: game) { [self] stop, _ in
      guard let position = Position(of: game) else { return nil }
      // Taking the cache avoids copying its tables. A concurrent call begins with an empty cache.
      var known = cache.withLock { $0.take() }
      let advice = known.advice(on: position, about: question, until: stop)
      cache.withLock { $0 = known }
      return advice
    }
  }

  /// Returns the result of a search.
  ///
  /// Canceling the task raises the stop flag of the search.
  private func think<Found: Sendable>(
    about game: Game,
    _ thought: @escaping @Sendable (StopFlag, inout SplitMix64) -> Found?
  ) async throws -> Found {
    let stop = StopFlag()
    let start = generator(for: game)
    let found = await withTaskCancellationHandler {
      await withTaskExecutorPreference(searchExecutor) {
        var generator = start
        return thought(stop, &generator)
      }
    } onCancel: {
      stop.raise()
    }
    guard let found else { throw RandomComputer.NoLegalSquare() }
    return found
  }

  /// Returns a generator that depends only on the seed and the board (R9.11).
  ///
  /// A canceled search therefore does not affect later choices.
  private func generator(for game: Game) -> SplitMix64 {
    var generator = SplitMix64(seed: seed)
    for side in Disk.sides {
      let squares = game.board.squares(of: side)
      generator = SplitMix64(seed: generator.next() ^ squares.bits)
    }
    return generator
  }
}

extension Advice.Value {
  /// Creates a value in whole disks from an engine's score, with halves rounded up.
  package init(score: Int, isExact: Bool) {
    let lead = Int((Double(score) / Double(Search.disk) + 0.5).rounded(.down))
    self = isExact ? .exact(lead) : .estimate(lead)
  }
}
