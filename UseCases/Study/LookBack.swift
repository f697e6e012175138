import Domain

/// Use case: a person looks at earlier moments of the game, each of which is the one before a move,
/// and returns to the present (R13).
public enum LookBack {
  /// Where a person wants to go.
  public enum Moment: Hashable, Sendable {
    /// To the moment before the move of a number.
    case before(move: Int)
    /// To the moment before the one that is seen.
    case back
    /// To the moment behind the one that is seen.
    case forward
    /// To the moment before the first move.
    case start
    /// To the present.
    case present
  }

  /// Goes to a moment of the game, at any time; the game waits as long as that is not the present.
  @discardableResult
  public static func go(to moment: Moment, in session: inout Session, _ ports: Ports) -> Outcome {
    let record = session.record
    let number = session.seen.game.moveNumber
    switch moment {
    case .before(let number):
      guard session.look(before: number) else { return .ignored(.noMove(in: record)) }
    case .back:
      guard session.look(before: number - 1) else {
        return .ignored(session.earlier == nil ? .noMovesYet : .atFirstMove)
      }
    case .start:
      guard session.look(before: record.start.moveNumber) else { return .ignored(.noMovesYet) }
    case .forward:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      if !session.look(before: number + 1) { session.returnToPresent() }
    case .present:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      session.returnToPresent()
    }
    // An analysis goes on where it could have been begun.
    let reason = session.reasonAgainstAdvice
    let isStopped = session.isAnalyzing && reason != nil && reason != .gameOver
    if isStopped { session.pursuit = nil }
    ports.tell(.looking(.looked), in: &session)
    if isStopped { ports.tell(.advice(.analysisStopped), in: &session) }
    return .accepted
  }
}
