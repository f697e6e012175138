package import Domain

/// An engine that plays at every level and gives advice.
///
/// The caller can cancel a call at any time. The call must then end within 10 milliseconds, with the
/// best answer so far or an error (R9.10).
package protocol Adviser: Sendable {
  /// Returns the choice at a level for the side to move (R9.1).
  func chooseSquare(in game: Game, at level: Level) async throws -> Square

  /// Returns advice on a position with a side to move (R9.6).
  ///
  /// Advice on every move answers any query.
  func advice(on record: Record, about question: Advice.Question) async throws -> Advice
}
