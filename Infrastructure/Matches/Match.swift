import Adapters
package import Domain
package import GTPGuests
import Infrastructure
package import MatchReports
import Players
import Synchronization
package import UseCases

/// Whole games of two computers, each from the start, in which nothing takes time (C4.9).
package final class Match: Sendable {
  private let plan: MatchPlan
  /// The players, by their sides in the first game.
  private let firstModes: Modes
  private let firstEngines: BySide<GTPGuest?>
  /// The engines that play no game now: those of both players for each game that may be under way.
  private let free: Mutex<[BySide<GTPGuest?>]>

  /// Makes a match between two players, by their sides in the first game; a guest among them needs
  /// its engine.
  package init(
    _ plan: MatchPlan, between modes: Modes,
    _ engines: BySide<GTPGuest?> = BySide(dark: nil, light: nil)
  ) {
    self.plan = plan
    firstModes = modes
    firstEngines = engines
    free = Mutex([engines])
  }

  /// Why a game was not played to its end: an engine gave up, or sees its end in another way.
  package struct Failure: Error {
    /// The name of the engine.
    package let engine: String
    /// What the engine did.
    package let cause: ComputerFailure
    /// The game until then.
    package let record: Record
  }

  /// Plays the games, as many at once as there are processors, and hands over the end of each, in
  /// order.
  package func play(then take: (Result<Session, Failure>) -> Void) async {
    await OrderedWork().run(plan.count, { await self.game($0) }, then: take)
  }

  /// Plays the game with a number, counted from zero, on the thread of the caller.
  package func game(_ number: Int) async -> Result<Session, Failure> {
    let players = takeEngines()
    defer { free.withLock { $0.append(players) } }
    let engines = plan.seated(players, in: number)
    let seats = plan.seated(BySide { firstModes[$0] }, in: number)
    let modes = Modes(dark: seats.dark, light: seats.light)
    let seed = plan.seed(of: number)
    let own = LeveledComputer(seed: seed, searching: .caller)
    // Not the numbers that a player draws.
    let chance = RandomComputer(seed: ~seed)
    var record = Record()
    var asked: GTPGuest?
    do {
      while let side = record.game.turn {
        if record.pass() { continue }
        asked = engines[side]
        let square: Square
        if record.game.moveNumber <= plan.opening {
          square = try await chance.chooseSquare(for: record, at: .random)
        } else if let engine = engines[side] {
          square = try await engine.chooseSquare(for: record)
        } else {
          square = try await own.chooseSquare(for: record, at: modes.level(of: side))
        }
        if record.place(on: square) == nil { throw ComputerFailure.wrong("\(square)") }
      }
      for engine in Disk.sides.compactMap({ engines[$0] }) {
        asked = engine
        try engine.compare(with: record)
      }
    } catch {
      let cause = error as? ComputerFailure ?? .ended
      return .failure(Failure(engine: asked?.name ?? "computer", cause: cause, record: record))
    }
    return .success(Session(SavedGame(record: record, modes: modes)))
  }

  /// Returns engines that play no game now, and are free again when their game is over.
  private func takeEngines() -> BySide<GTPGuest?> {
    if let engines = free.withLock({ $0.popLast() }) { return engines }
    return BySide { firstEngines[$0].map(GTPGuest.init(like:)) }
  }
}
