import Domain
package import UseCases

/// Whole games of two computers, each from the start and with a seed of its own, in which nothing
/// takes time (C4.9).
package struct Match: Sendable {
  private let modes: Modes
  private let seed: UInt64

  package init(modes: Modes, seed: UInt64) {
    self.modes = modes
    self.seed = seed
  }

  /// Plays so many games, as many at once as there are processors, and hands over the end of each,
  /// in order.
  package func play(_ count: Int, then take: (Session) -> Void) async {
    await OrderedWork().run(count, { await game($0) }, then: take)
  }

  /// Plays the game with a number, counted from zero, on the thread of the caller: the game that a
  /// script plays with the seed that is so much higher.
  package func game(_ number: Int) async -> Session {
    let computer = LeveledComputer(seed: seed &+ UInt64(number), searching: .caller)
    var record = Record()
    while let side = record.game.turn {
      if record.pass() { continue }
      let square = try? await computer.chooseSquare(for: record, at: modes.level(of: side))
      guard let square, record.place(on: square) != nil else { break }
    }
    return Session(SavedGame(record: record, modes: modes))
  }
}
