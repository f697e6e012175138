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
    guard let engine = engine(for: record, at: level) else {
      return try await own.chooseSquare(for: record, at: level)
    }
    return try await engine.chooseSquare(for: record, at: level)
  }

  package func answersEarly(for record: Record, at level: Level?) -> Bool {
    engine(for: record, at: level) == nil && own.answersEarly(for: record, at: level)
  }

  package func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    try await own.advice(on: record, about: question)
  }

  private func engine(for record: Record, at level: Level?) -> EngineComputer? {
    level == .strongest ? record.game.turn.flatMap { engines[$0] } : nil
  }
}
