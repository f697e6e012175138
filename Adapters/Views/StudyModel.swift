public import Domain
public import UseCases

/// What a front shows of a game as a sequence of moves: those so far, the moment that is seen, and
/// other ways to play on (R10, R13).
public struct StudyModel: Hashable, Sendable {
  /// The moves and passes so far.
  public let record: Record
  /// The moves and passes up to the moment that is seen.
  public let seen: Record
  /// Whether that is an earlier moment than the present (R13).
  public let isLookingBack: Bool
  /// The steps that were taken back and can be made again (R10.4).
  package let undone: [Record.Step]
  /// The game that is kept beside this one, or nil (R13.6).
  public let other: Variation?

  /// The step that was made at the earlier moment that is looked at; nil at the present.
  package var played: Record.Step? {
    isLookingBack ? record.steps.dropFirst(seen.steps.count).first : nil
  }

  /// The square on which it was made, which a board marks (C2.9, C6.11).
  package var playedSquare: Square? {
    guard case .move(let square)? = played else { return nil }
    return square
  }

  init(_ session: borrowing Session) {
    record = session.record
    seen = session.seen
    isLookingBack = session.earlier != nil
    undone = session.course.undone
    other = session.other
  }
}
