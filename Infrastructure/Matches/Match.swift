import Adapters
import Domain
import Infrastructure
package import MatchReports
import Players
package import UseCases

/// Whole games of two computers, each from the start, in which nothing takes time (C4.9).
package struct Match: Sendable {
  private let plan: MatchPlan
  /// The players, by their sides in the first game.
  private let firstModes: Modes

  /// Makes a match between two players, by their sides in the first game.
  package init(_ plan: MatchPlan, between modes: Modes) {
    self.plan = plan
    firstModes = modes
  }

  /// Plays the games, as many at once as there are processors, and hands over the end of each, in
  /// order.
  package func play(then take: (Session) -> Void) async {
    await OrderedWork().run(plan.count, { await self.game($0) }, then: take)
  }

  /// Plays the game with a number, counted from zero, on the thread of the caller.
  package func game(_ number: Int) async -> Session {
    let seats = plan.seated(BySide { firstModes[$0] }, in: number)
    let modes = Modes(dark: seats.dark, light: seats.light)
    let seed = plan.seed(of: number)
    let own = LeveledComputer(seed: seed, searching: .caller)
    // Not the numbers that a player draws.
    let chance = RandomComputer(seed: ~seed)
    var record = Record()
    while let side = record.game.turn {
      if record.pass() { continue }
      let isOpening = record.game.moveNumber <= plan.opening
      let square =
        isOpening
        ? try? await chance.chooseSquare(for: record, at: .random)
        : try? await own.chooseSquare(for: record, at: modes.level(of: side))
      // Neither fails where a square is legal.
      guard let square, record.place(on: square) != nil else { break }
    }
    return Session(SavedGame(record: record, modes: modes))
  }
}
