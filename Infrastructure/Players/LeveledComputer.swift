import Dispatch
public import Domain
public import UseCases

/// A computer of every level: it chooses by chance at level 0, and searches at any other (R9.1).
public struct LeveledComputer: Computer {
  /// Where a search runs.
  public enum Place: Sendable {
    /// On the thread of the task that asks, which is blocked meanwhile. On virtual time, which must
    /// stand still until the search is over.
    case caller
    /// On a thread of its own, so that nothing else waits. Swift's own threads are as few as the
    /// processors, and must not be blocked.
    case ownThread
  }

  private let seed: UInt64
  private let random: RandomComputer
  private let queue: DispatchQueue?

  /// Makes a computer; the same seed gives the same choices.
  public init(seed: UInt64, searching place: Place) {
    self.seed = seed
    random = RandomComputer(seed: seed)
    queue = place == .caller ? nil : DispatchQueue(label: "search")
  }

  /// Returns the square that the level finds best; one of them by chance if there are several.
  ///
  /// A search that is canceled ends within milliseconds, with the best square so far.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    guard let limits = SearchLimits(level) else {
      return try await random.chooseSquare(for: record, at: level)
    }
    let game = record.game
    let isOpening = game.board.emptySquares.count > 52
    if let only = game.legalSquares.first, game.legalSquares.count == 1 { return only }
    return try await best(for: game, in: isOpening ? limits.opening : limits).square
  }

  /// Returns what level 6 says about the moves of a game.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let game = record.game
    let best = try await best(for: game, in: .strongest)
    var moves = [(best.square, best.score, best.isExact)]
    for square in game.legalSquares where square != best.square && question.asks(about: square) {
      guard let after = game.placing(at: square) else { continue }
      let next = after.passing() ?? after
      let found = next.turn == nil ? nil : try await self.best(for: next, in: .strongest)
      let leads = Disk.sides.map { next.board.count(of: $0) * ($0 == game.turn ? 100 : -100) }
      let score = found.map { next.turn == game.turn ? $0.score : -$0.score }
      moves.append((square, score ?? leads.reduce(0, +), found?.isExact ?? true))
    }
    let told = moves.sorted { $0.1 > $1.1 }.map {
      Advice.Move($0.0, worth: .init(score: $0.1, isExact: $0.2))
    }
    return Advice(
      best: told[0], others: Array(told.dropFirst()), depth: Task.isCancelled ? 1 : nil)
  }

  private func best(for game: Game, in limits: SearchLimits) async throws -> Search.Scored {
    let stop = StopFlag()
    // Chance depends on nothing but the seed and the game (R9.8), so that a thought that was called
    // off changes nothing that follows.
    var generator = SplitMix64(seed: seed)
    for squares in Disk.sides.map(game.board.squares) {
      generator = SplitMix64(seed: generator.next() ^ squares.bits)
    }
    let search = { @Sendable [generator] () -> Search.Scored? in
      var (search, generator) = (Search(limits: limits), generator)
      return search.bestMove(in: game, using: &generator, until: stop)
    }
    let found = await withTaskCancellationHandler {
      guard let queue else { return search() }
      return await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: search()) }
      }
    } onCancel: {
      stop.raise()
    }
    guard let found else { throw RandomComputer.NoLegalSquare() }
    return found
  }
}

extension Advice.Worth {
  package init(score: Int, isExact: Bool) {
    let lead = Int((Double(score) / Double(Search.disk)).rounded())
    self = isExact ? .exactly(lead) : .about(lead)
  }
}
