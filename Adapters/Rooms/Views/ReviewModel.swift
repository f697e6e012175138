import Adapters
public import Domain
import Rooms
import UseCases

/// The moves and the viewed position that a front end shows (R10, R13).
public struct ReviewModel: Hashable, Sendable {
  /// The game's moves and passes so far.
  public let record: Record
  /// The moves and passes up to the viewed position.
  public let viewed: Record
  /// True during a review of an earlier position (R13).
  public let isReviewing: Bool
  /// True while the player is trying a line (R13.9).
  public let isTrying: Bool
  /// The steps of the game or of the line that the player is trying.
  package let line: [Record.Step]
  /// The undone steps that can be redone (R10.4).
  package let undone: [Record.Step]

  /// The step after the viewed position, or `nil` at the end of `line`.
  package var next: Record.Step? { line.dropFirst(viewed.steps.count).first }

  /// The square of the next move, marked on boards, or `nil` (C2.9, C6.11).
  package var nextSquare: Square? {
    guard case .move(let square)? = next else { return nil }
    return square
  }

  init(_ table: Table) {
    record = table.record
    viewed = table.viewed
    isReviewing = table.review != nil
    isTrying = table.isTrying
    line = table.review?.line ?? table.record.steps
    undone = table.undone
  }
}
