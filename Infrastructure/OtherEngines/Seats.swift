package import Domain
package import UseCases

/// A computer that gives the turn of a side at the highest level to the engine in its seat, and any
/// other to our own.
package struct Seats: Computer {
  private let own: LeveledComputer
  private let engines: [Disk: EngineComputer]

  package init(_ engines: [Disk: EngineComputer], else own: LeveledComputer) {
    (self.engines, self.own) = (engines, own)
  }

  package func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try await player(for: record, at: level).chooseSquare(for: record, at: level)
  }

  package func answersEarly(for record: Record, at level: Level?) -> Bool {
    player(for: record, at: level).answersEarly(for: record, at: level)
  }

  package func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    try await own.advice(on: record, about: question)
  }

  private func player(for record: Record, at level: Level?) -> any Computer {
    guard level == .strongest, let side = record.game.turn else { return own }
    return engines[side] ?? own
  }
}
