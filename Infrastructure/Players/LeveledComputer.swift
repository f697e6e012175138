public import Domain
import Synchronization
public import UseCases

/// A computer of every level: it chooses by chance at level 0, and searches at any other (R9.1).
public final class LeveledComputer: Computer {
  /// A search that has judged a move of an analysis.
  private struct Judgment {
    /// The game up to that move.
    let record: Record
    /// The search, with what it has found out.
    let search: Search
  }

  private let seed: UInt64
  private let random: RandomComputer
  private let worker: Worker
  /// The search that judged the latest move of an analysis: what it has found out helps with the
  /// move before.
  private let latestJudgment = Mutex<Judgment?>(nil)

  /// Makes a computer; the same seed gives the same choices.
  public init(seed: UInt64, searching place: Worker.Place) {
    self.seed = seed
    random = RandomComputer(seed: seed)
    worker = Worker(place, name: "search")
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
    if let only = game.legalSquares.first, game.legalSquares.count == 1 { return only }
    // The first eight moves.
    let isOpening = game.board.emptySquares.count > 52
    return try await think(about: game) { stop, generator in
      var search = Search(limits: isOpening ? limits.opening : limits)
      return search.bestMove(in: game, using: &generator, until: stop)?.square
    }
  }

  /// Returns true.
  public func answersEarly(_ wait: Wait) -> Bool {
    true
  }

  /// Returns what the level of advice says about the moves of a game.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let game = record.game
    let asked = SquareSet(game.legalSquares.filter(question.asks))
    return try await think(about: game) { [self] stop, generator in
      var search = takeSearch(for: record, question)
      let moves = search.scores(in: game, of: asked, using: &generator, until: stop)
      guard let best = moves.first else { return nil }
      let line = search.line(after: best, in: game)
      if case .move = question, !record.steps.isEmpty {
        let judgment = Judgment(record: record, search: search)
        latestJudgment.withLock { $0 = judgment }
      }
      return Advice(
        best: ValuedMove(best), others: moves.dropFirst().map { ValuedMove($0) }, then: line,
        depth: stop.isRaised ? search.depth : nil)
    }
  }

  /// Returns the search of the latest judgment, if a question goes on with its analysis: about the
  /// move before.
  private func takeSearch(for record: Record, _ question: Advice.Question) -> Search {
    let latest = latestJudgment.withLock { $0.take() }
    guard case .move = question else { return Search(limits: .ofAdvice) }
    if let latest, latest.record.comesAfterOneMove(from: record) { return latest.search }
    return Search(limits: .ofAdvice, tableBits: 20)
  }

  /// Returns what a thought about a game finds on the thread of the worker; the thought is told
  /// when to stop.
  private func think<Found: Sendable>(
    about game: Game,
    _ thought: @escaping @Sendable (StopFlag, inout SplitMix64) -> Found?
  ) async throws -> Found {
    let stop = StopFlag()
    let start = generator(for: game)
    let found = await withTaskCancellationHandler {
      await worker.run {
        var generator = start
        return thought(stop, &generator)
      }
    } onCancel: {
      stop.raise()
    }
    guard let found else { throw RandomComputer.NoLegalSquare() }
    return found
  }

  /// Returns the chance of a thought, which depends on nothing but the seed and the game (R9.11),
  /// so that a thought that was called off changes nothing that follows.
  private func generator(for game: Game) -> SplitMix64 {
    var generator = SplitMix64(seed: seed)
    for side in Disk.sides {
      let squares = game.board.squares(of: side)
      generator = SplitMix64(seed: generator.next() ^ squares.bits)
    }
    return generator
  }
}

extension Record {
  /// Returns whether this record goes on from another one with a step, and then passes only.
  fileprivate func comesAfterOneMove(from other: Record) -> Bool {
    guard start == other.start, steps.starts(with: other.steps) else { return false }
    let since = steps.dropFirst(other.steps.count)
    return !since.isEmpty && since.dropFirst().allSatisfy { $0 == .pass }
  }
}

extension ValuedMove {
  fileprivate init(_ move: Search.Scored) {
    self.init(move.square, worth: .init(score: move.score, isExact: move.isExact))
  }
}

extension Advice.Worth {
  /// Makes the worth of a score of the engine, in whole disks.
  package init(score: Int, isExact: Bool) {
    let lead = Int((Double(score) / Double(Search.disk)).rounded())
    self = isExact ? .exactly(lead) : .about(lead)
  }
}
