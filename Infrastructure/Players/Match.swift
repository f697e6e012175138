package import Adapters
package import Domain
import Synchronization
package import UseCases

/// Whole games of two computers, each from the start, in which nothing takes time (C4.9).
package final class Match: Sendable {
  private let plan: MatchPlan
  private let modes: Modes
  /// The engines of both players, if they are given, which play no game now.
  private let free: Mutex<[[Disk: EngineComputer]]>
  private let engines: [Disk: EngineComputer]

  package init(_ plan: MatchPlan, between modes: Modes, _ engines: [Disk: EngineComputer] = [:]) {
    (self.plan, self.modes, self.engines) = (plan, modes, engines)
    free = Mutex([engines])
  }

  /// Why a game was not played to its end: an engine gave up, or sees its end in another way.
  package struct Failure: Error {
    package let engine: String
    package let cause: ComputerFailure
    package let record: Record
  }

  /// Plays the games, as many at once as there are processors, and hands over the end of each, in
  /// order.
  package func play(then take: (Result<Session, Failure>) -> Void) async {
    await OrderedWork().run(plan.count, { await self.game($0) }, then: take)
  }

  /// Plays the game with a number, counted from zero, on the thread of the caller.
  package func game(_ number: Int) async -> Result<Session, Failure> {
    let engines =
      free.withLock { $0.popLast() } ?? self.engines.mapValues(EngineComputer.init(like:))
    defer { free.withLock { $0.append(engines) } }
    var (seats, levels) = (engines, modes)
    for player in Disk.sides {
      let side = plan.exchanged(player, in: number)
      (seats[side], levels[side]) = (engines[player], modes[player])
    }
    let seed = plan.seed(of: number)
    let players = Seats(seats, else: LeveledComputer(seed: seed, searching: .caller))
    // Not the numbers that a player draws.
    let chance = RandomComputer(seed: ~seed)
    var record = Record()
    var asked: EngineComputer?
    do {
      while let side = record.game.turn {
        if record.pass() { continue }
        asked = seats[side]
        let isOpening = record.game.board.emptySquares.count > 60 - plan.opening
        let computer: any Computer = isOpening ? chance : players
        let square = try await computer.chooseSquare(for: record, at: levels.level(of: side))
        if record.place(on: square) == nil { throw ComputerFailure.wrong("\(square)") }
      }
      for engine in seats.values {
        asked = engine
        try engine.compare(with: record)
      }
    } catch {
      let cause = error as? ComputerFailure ?? .ended
      return .failure(Failure(engine: asked?.name ?? "computer", cause: cause, record: record))
    }
    return .success(Session(SavedGame(record: record, modes: levels)))
  }
}
