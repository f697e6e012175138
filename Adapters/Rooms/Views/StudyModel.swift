import Adapters
public import Domain
import Rooms
import UseCases

/// What a front shows of a game as a sequence of moves: those so far, and the moment that is seen,
/// of the game or of a line that is tried (R10, R13).
public struct StudyModel: Hashable, Sendable {
  /// The moves and passes so far.
  public let record: Record
  /// The moves and passes up to the moment that is seen.
  public let seen: Record
  /// Whether that is another moment than the present (R13).
  public let isLookingBack: Bool
  /// Whether it belongs to a line that is tried (R13.9).
  public let isTrying: Bool
  /// The steps of the game, or of the line that is tried.
  package let line: [Record.Step]
  /// The steps that were taken back and can be made again (R10.4).
  package let undone: [Record.Step]

  /// The step that comes next at the moment that is looked at; nil at the present, and at the end
  /// of what is tried.
  package var next: Record.Step? { line.dropFirst(seen.steps.count).first }

  /// The square on which it is made, which a board marks (C2.9, C6.11).
  package var nextSquare: Square? {
    guard case .move(let square)? = next else { return nil }
    return square
  }

  init(_ table: Table) {
    record = table.record
    seen = table.seen
    isLookingBack = table.look != nil
    isTrying = table.isTrying
    line = table.look?.line ?? table.record.steps
    undone = table.undone
  }
}
