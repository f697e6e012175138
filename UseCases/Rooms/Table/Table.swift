public import Domain
public import UseCases

/// A game and its surroundings: review, queue, advice, analysis, lesson, and coach.
///
/// Only the game's own use cases change the game; undo and redo replace the session. After a change,
/// the rooms in `enders` compare the table with its previous state.
public struct Table: Hashable, Sendable {
  /// The session of the game.
  public internal(set) var session: Session
  var isArchived = false
  /// The wins against the opponent's level, counted when the game was archived.
  ///
  /// `nil` if there is nothing to count.
  public internal(set) var wins: Wins?
  /// The undone steps, of which the last is redone first (R10.4).
  public internal(set) var undone: [Record.Step] = []
  /// The review of an earlier position, or `nil` (R13).
  public internal(set) var review: Review?
  /// The queued moves, in order (R12).
  public internal(set) var queued: [QueuedMove] = []
  /// The player's pending request to a computer, or `nil` (R9.6, R11.1).
  package internal(set) var request: Request?
  /// The current advice on the viewed position, or `nil`.
  public internal(set) var currentAdvice: CurrentAdvice?
  /// The latest analysis (R11.4).
  public internal(set) var analysis = Analysis()
  /// The lesson whose exercise is in the viewed position, or `nil` (R14).
  public internal(set) var lesson: Lesson?
  /// The coach's state in the current position (R15).
  var coach = Coach.off
  /// The state of the run, which survives a reset.
  public internal(set) var run: Run

  /// Creates a table with a game.
  public init(_ session: Session = Session(), run: Run = Run()) {
    self.session = session
    self.run = run
  }

  /// The steps and the current position.
  public var record: Record { session.record }

  /// The current position, even during a review.
  public var game: Game { session.record.game }

  /// The players of both sides.
  public var modes: Modes { session.modes }

  /// The part to save (R7.1).
  public var saved: SavedGame { session.saved }

  /// The record up to the viewed position.
  public var viewed: Record { review?.viewed ?? session.record }
}

extension Table {
  /// The open question, or `nil`.
  public var question: Question? {
    coach.asked.map(Question.play) ?? session.question.map(Question.game)
  }

  /// The side whose computer is thinking, or `nil` (R2.4).
  public var thinkingSide: Disk? { review == nil ? session.thinkingSide : nil }

  /// The side whose pass must be dismissed now, or `nil` (R5.1, R6.4).
  public var sideToPass: Disk? { review == nil && question == nil ? session.sideToPass : nil }

  /// The latest move while the screen shows its disks flipping, or `nil`.
  package var animation: FlipAnimation? { review == nil ? session.animation : nil }
}
