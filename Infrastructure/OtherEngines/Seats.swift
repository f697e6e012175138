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
    let engine = record.game.turn.flatMap { engines[$0] }
    guard let engine, level == .strongest else {
      return try await own.chooseSquare(for: record, at: level)
    }
    return try await engine.chooseSquare(for: record, at: level)
  }

  package func hint(for record: Record) async throws -> Hint {
    try await own.hint(for: record)
  }
}
