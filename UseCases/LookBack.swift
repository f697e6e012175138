import Domain

/// Use case: a person looks at earlier moments of the game, each of which is the one before a move,
/// and returns to the present (R13).
public struct LookBack: Sendable {
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

  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) { self.ports = ports }

  /// Goes to a moment of the game, at any time; the game waits as long as that is not the present.
  @discardableResult
  public func go(to moment: Moment, in session: inout Session) -> Outcome {
    let record = session.record
    let number = session.seen.game.moveNumber
    switch moment {
    case .before(let number):
      guard let earlier = record.before(move: number) else {
        return .ignored(.noMove(in: record))
      }
      return look(at: earlier, in: &session)
    case .back:
      guard let earlier = record.before(move: number - 1) else {
        return .ignored(session.earlier == nil ? .noMovesYet : .atFirstMove)
      }
      return look(at: earlier, in: &session)
    case .start:
      guard let first = record.before(move: record.start.moveNumber) else {
        return .ignored(.noMovesYet)
      }
      return look(at: first, in: &session)
    case .forward:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      return look(at: record.before(move: number + 1), in: &session)
    case .present:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      return look(at: nil, in: &session)
    }
  }

  /// Looks at an earlier moment or, without one, at the present.
  private func look(at earlier: Record?, in session: inout Session) -> Outcome {
    if earlier != session.earlier { session.asked = nil }
    session.earlier = earlier
    ports.present(.looked, in: session)
    // An analysis goes on where it could have been begun.
    if let reason = session.reasonAgainstAdvice, reason != .gameOver {
      GiveAdvice(ports).stopAnalysis(in: &session)
    }
    return .accepted
  }
}
