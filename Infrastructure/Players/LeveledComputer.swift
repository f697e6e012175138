import Dispatch
public import Domain
import Synchronization
public import UseCases

/// A computer of every level: it chooses by chance at level 0, and searches at any other (R9.1).
public final class LeveledComputer: Computer {
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
  /// The search that judged the latest move of an analysis: what it has found out helps with the move
  /// before.
  private let kept = Mutex<(record: Record, search: Search)?>(nil)

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
    return try await search(game) { stop, generator in
      var search = Search(limits: isOpening ? limits.opening : limits)
      return search.bestMove(in: game, using: &generator, until: stop)?.square
    }
  }

  /// Returns true.
  public func answersEarly(_ wait: Wait) -> Bool { true }

  /// Returns what the level of advice says about the moves of a game.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let game = record.game
    let asked = SquareSet(game.legalSquares.filter(question.asks))
    return try await search(game) { [self] stop, generator in
      var search = takeSearch(for: record, question)
      let moves = search.scores(in: game, of: asked, using: &generator, until: stop)
      guard let best = moves.first else { return nil }
      let line = search.line(after: best, in: game)
      let depth = stop.isRaised ? search.depth : nil
      if case .move = question, !record.steps.isEmpty {
        kept.withLock { [search] in $0 = (record, search) }
      }
      return Advice(
        best: ValuedMove(best), others: moves.dropFirst().map { ValuedMove($0) }, then: line,
        depth: depth)
    }
  }

  /// Returns the search that was kept, if a question goes on with its analysis: about the move before.
  private func takeSearch(for record: Record, _ question: Advice.Question) -> Search {
    let last = kept.withLock { $0.take() }
    guard case .move = question else { return Search(limits: .ofAdvice) }
    if let last, last.record.start == record.start, last.record.steps.starts(with: record.steps) {
      let since = last.record.steps.dropFirst(record.steps.count)
      if !since.isEmpty, since.dropFirst().allSatisfy({ $0 == .pass }) { return last.search }
    }
    return Search(limits: .ofAdvice, tableBits: 20)
  }

  private func search<Found: Sendable>(
    _ game: Game, _ body: @escaping @Sendable (StopFlag, inout SplitMix64) -> Found?
  ) async throws -> Found {
    let stop = StopFlag()
    // Chance depends on nothing but the seed and the game (R9.11), so that a thought that was called
    // off changes nothing that follows.
    var generator = SplitMix64(seed: seed)
    for squares in Disk.sides.map(game.board.squares) {
      generator = SplitMix64(seed: generator.next() ^ squares.bits)
    }
    let search = { @Sendable [generator] () -> Found? in
      var generator = generator
      return body(stop, &generator)
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

extension ValuedMove {
  fileprivate init(_ move: Search.Scored) {
    self.init(move.square, worth: .init(score: move.score, isExact: move.isExact))
  }
}

extension Advice.Worth {
  package init(score: Int, isExact: Bool) {
    let lead = Int((Double(score) / Double(Search.disk)).rounded())
    self = isExact ? .exactly(lead) : .about(lead)
  }
}
