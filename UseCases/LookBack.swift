import Domain

/// Use case: a person looks at earlier moments of the game, each of which is the one before a move,
/// and returns to the present (R13).
public enum LookBack {
  /// Where a person wants to go.
  public enum Moment: Hashable, Sendable {
    /// To the moment before the move of a number.
    case before(move: Int)
    /// To the moment before the one that is shown.
    case back
    /// To the moment behind the one that is shown.
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
      guard let earlier = record.before(move: number) else {
        return .ignored(.noMove(in: record))
      }
      return look(at: earlier, in: &session, ports)
    case .back:
      guard let earlier = record.before(move: number - 1) else {
        return .ignored(session.earlier == nil ? .noMovesYet : .atFirstMove)
      }
      return look(at: earlier, in: &session, ports)
    case .start:
      guard let first = record.before(move: record.start.moveNumber) else {
        return .ignored(.noMovesYet)
      }
      return look(at: first, in: &session, ports)
    case .forward:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      return look(at: record.before(move: number + 1), in: &session, ports)
    case .present:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      return look(at: nil, in: &session, ports)
    }
  }

  /// Looks at an earlier moment or, without one, at the present.
  private static func look(at earlier: Record?, in session: inout Session, _ ports: Ports)
    -> Outcome
  {
    if earlier != session.earlier { session.asked = nil }
    session.earlier = earlier
    ports.present(.looked, in: session)
    // An analysis goes on where it could have been begun.
    if let reason = session.reasonAgainstAdvice, reason != .gameOver {
      GiveAdvice.stopAnalysis(in: &session, ports)
    }
    return .accepted
  }
}
