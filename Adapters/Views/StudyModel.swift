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

  init(_ session: borrowing Session) {
    record = session.record
    seen = session.seen
    isLookingBack = session.earlier != nil
    undone = session.course.undone
    other = session.other
  }
}
