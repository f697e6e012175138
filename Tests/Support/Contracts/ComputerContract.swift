public import Domain
import Notations
public import UseCases

/// The promises that every computer keeps.
///
/// Each function throws `BrokenPromise` for the first broken promise. By default, it checks the
/// last moves of whole games.
public enum ComputerContract {
  /// The records before each of the last six moves of two games.
  public static let records: [Record] = [1, 2].flatMap { (seed: UInt64) -> [Record] in
    guard let record = try? Record(steps: RandomGame(seed: seed).steps) else { return [] }
    let lengths = record.steps.indices.filter { record.steps[$0] != .pass }.suffix(6)
    return lengths.map { length in
      var earlier = Record()
      for step in record.steps.prefix(length) { earlier.make(step) }
      return earlier
    }
  }

  /// Checks that a computer chooses a legal square at each level (R2.3, R9.1).
  public static func checkChoices(
    of computer: any Computer, in records: [Record] = records, at levels: [Level] = Level.all
  ) async throws {
    for record in records {
      for level in levels {
        let square = try await computer.chooseSquare(for: record, at: level)
        try BrokenPromise.unless(
          record.game.legalSquares.contains(square), "a computer chooses a legal square",
          at: "\(square) at level \(level), after \(record)")
      }
    }
  }

  /// Checks that a computer fails if no square is legal (R5.2).
  public static func checkNoChoice(of computer: any Computer) async throws {
    for record in [Game.over, .darkMustPass].map({ Record(start: $0) }) {
      for level in Level.all {
        let square = try? await computer.chooseSquare(for: record, at: level)
        try BrokenPromise.unless(
          square == nil, "a computer fails if there is no legal square", at: "\(level)")
      }
    }
  }

  /// Checks that a canceled call ends, with a legal square or an error (R2.5).
  ///
  /// The check does not return until the call ends.
  public static func checkCanceling(
    of computer: any Computer, in records: [Record] = records, at level: Level = Level.all[9]
  ) async throws {
    for record in records {
      let thought = Task { try await computer.chooseSquare(for: record, at: level) }
      thought.cancel()
      let square = try? await thought.value
      try BrokenPromise.unless(
        square.map(record.game.legalSquares.contains) ?? true,
        "a call that is canceled ends with a legal square, or fails", at: "\(record)")
    }
  }
}
