public import Domain
public import Rooms
public import UseCases

/// A computer that searches until it is canceled and then answers.
public struct TirelessComputer: Adviser {
  private let best: String

  /// Creates a computer that answers with a square.
  public init(_ best: String) {
    self.best = best
  }

  /// Returns true.
  public func answersEarly(_ wait: Table.Wait) -> Bool { true }

  /// Returns the best square, even an illegal one, once the task is canceled.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    // An empty stream ends when the task is canceled.
    let (stream, end) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    end.finish()
    return try square(best)
  }

  /// Returns advice once the task is canceled: 4 disks for `best`, -6 for others.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let best = try await chooseSquare(for: record, at: .ofAdvice)
    let others = record.game.legalSquares.filter { $0 != best }
    return Advice(
      best: ValuedMove(best, value: .exact(4)),
      others: others.map { ValuedMove($0, value: .exact(-6)) }, depth: 7)
  }
}
