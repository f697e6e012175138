public import Domain
public import UseCases

/// A computer that also gives advice.
///
/// The caller can cancel a call at any time, and the call must then end within 10 milliseconds. It
/// throws or, if `answersEarly(_:)` is true, returns the best answer so far (R9.10).
public protocol Adviser: Computer {
  /// Returns whether a canceled call still yields the best answer so far.
  ///
  /// Only such a call has a time limit (R9.10).
  func answersEarly(_ wait: Table.Wait) -> Bool

  /// Returns advice on a position with a side to move (R9.6).
  ///
  /// Advice on every move answers any query.
  ///
  /// - Throws: `NoAdvice` if the computer never gives advice (R9.19). After any other error, the
  ///   caller can ask again.
  func advice(on record: Record, about question: Advice.Question) async throws -> Advice
}

extension Adviser {
  /// Returns `false` by default.
  public func answersEarly(_ wait: Table.Wait) -> Bool {
    false
  }

  /// Returns the computer's choice at `Level.ofAdvice`, without values.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let best = try await chooseSquare(for: record, at: .ofAdvice)
    let others = record.game.legalSquares.filter { $0 != best }
    return Advice(best: ValuedMove(best), others: others.map { ValuedMove($0) })
  }
}

extension Level {
  /// The strongest level.
  public static let highest = all[all.count - 1]
  /// The level that gives advice (R9.6).
  public static let ofAdvice = highest
}

/// The error thrown by a computer that never gives advice (R9.19).
///
/// The caller must not ask again.
public struct NoAdvice: Error {
  /// Creates the error.
  public init() {}
}
