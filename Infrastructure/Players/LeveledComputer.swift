public import Domain
package import Engine
public import Infrastructure
public import Rooms
import Synchronization
public import UseCases

/// A computer of every level: it chooses by chance at level 0, at a glance and with slips at the
/// next ones, and searches at any other (R9.1).
public final class LeveledComputer: Adviser {
  private let seed: UInt64
  private let random: RandomComputer
  private let worker: Worker
  /// What was found out about positions.
  private let findings: Mutex<Findings>

  /// Makes a computer; the same seed gives the same choices.
  public convenience init(seed: UInt64, searching place: Worker.Place) {
    self.init(seed: seed, searching: place, advising: .ofAdvice)
  }

  /// Makes a computer whose advice looks as far as these limits say.
  package init(seed: UInt64, searching place: Worker.Place, advising limits: SearchLimits) {
    self.seed = seed
    findings = Mutex(Findings(limits: limits))
    random = RandomComputer(seed: seed)
    worker = Worker(place, name: "search")
  }

  /// Returns the square that the level finds best; one of them by chance if there are several.
  ///
  /// A search that is canceled ends within milliseconds, with the best square so far.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    let game = record.game
    let slips = Slips(level)
    let limits = SearchLimits(level)
    if slips == nil, limits == nil {
      return try await random.chooseSquare(for: record, at: level)
    }
    if let only = game.legalSquares.first, game.legalSquares.count == 1 { return only }
    // The first eight moves.
    let isOpening = game.board.emptySquares.count > 52
    if let slips {
      return try await think(about: game) { _, generator in
        let position = Position(of: game)
        let glance = position.map { Glance(at: $0, using: &generator) }
        return glance?.move(with: slips, inOpening: isOpening, using: &generator)
      }
    }
    guard let limits else { throw RandomComputer.NoLegalSquare() }
    return try await think(about: game) { stop, generator in
      var search = Search(limits: isOpening ? limits.opening : limits)
      return search.bestMove(in: game, using: &generator, until: stop)?.square
    }
  }

  /// Returns true.
  public func answersEarly(_ wait: Table.Wait) -> Bool {
    true
  }

  /// Returns what the level of advice says about the moves of a game.
  ///
  /// It depends on what was found out before, and not on the seed.
  ///
  /// - Throws: `RandomComputer.NoLegalSquare` if the game has none.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let game = record.game
    return try await think(about: game) { [self] stop, _ in
      guard let position = Position(of: game) else { return nil }
      // Taken, not to copy their tables. Whoever asks at the same time begins anew.
      var known = findings.withLock { $0.take() }
      let advice = known.advice(on: position, about: question, until: stop)
      findings.withLock { $0 = known }
      return advice
    }
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

extension Advice.Worth {
  /// Makes the worth of a score of the engine, in whole disks, and half a disk up.
  package init(score: Int, isExact: Bool) {
    let lead = Int((Double(score) / Double(Search.disk) + 0.5).rounded(.down))
    self = isExact ? .exactly(lead) : .about(lead)
  }
}
