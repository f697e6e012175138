public import Domain
public import UseCases

/// The port through which a computer is asked for advice, too.
///
/// A call can be canceled at any moment, and then ends within 10 milliseconds. That has two
/// meanings: nobody wants the answer any more, or the patience of the caller is over (R9.10). A
/// computer cannot tell which. It ends with an error or, if it answers early, with the best so far,
/// and how far it has seen; whoever has canceled the call drops that answer or takes it.
public protocol Adviser: Computer {
  /// Returns whether the call for a wait answers with the best so far if it is canceled; only such
  /// a call is ended by a caller's patience (R9.10).
  func answersEarly(_ wait: Table.Wait) -> Bool

  /// Returns what the computer says about the moves of a game in which a side is to move (R9.6).
  ///
  /// An answer about every move answers any question.
  ///
  /// - Throws: `NoAdvice` if it never has any (R9.19); any other error makes the caller ask again.
  func advice(on record: Record, about question: Advice.Question) async throws -> Advice
}

extension Adviser {
  /// Returns false.
  public func answersEarly(_ wait: Table.Wait) -> Bool {
    false
  }

  /// Returns the square that the computer would choose at the level of advice, and no worths.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let best = try await chooseSquare(for: record, at: .ofAdvice)
    let others = record.game.legalSquares.filter { $0 != best }
    return Advice(best: ValuedMove(best), others: others.map { ValuedMove($0) })
  }
}

extension Level {
  /// The level that looks ahead farthest.
  public static let highest = all[all.count - 1]
  /// The level that gives advice (R9.6).
  public static let ofAdvice = highest
}

/// A computer has no advice, so that it is not asked for any again (R9.19).
public struct NoAdvice: Error {
  /// Makes the error.
  public init() {}
}
