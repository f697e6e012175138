public import Domain
public import UseCases

/// A game, and all that stands around it: what was taken back, the moment that is looked at, planned
/// moves, advice, an analysis, a lesson, and a coach.
///
/// The game knows none of that. Whatever changes it goes through its use cases, and what has changed
/// or ended around it then follows by comparing (see `Rooms`).
public struct Table: Hashable, Sendable {
  /// The game.
  public internal(set) var session: Session
  /// Whether the game is among those that are kept (R7.10).
  var isKept = false
  /// How many games against the opponent's level were won when the game was kept, or nil if nobody
  /// counts them.
  public internal(set) var wins: Wins?
  /// The steps that were taken back and can be made again, the next one last (R10.4).
  public internal(set) var undone: [Record.Step] = []
  /// The moment that is looked at, or nil at the present (R13).
  public internal(set) var look: Look?
  /// The moves that wait for their turn, in the order in which they are to be played (R12).
  public internal(set) var planned: [PlannedMove] = []
  /// What a person has asked a computer for and waits for, or nil (R9.6, R11.1).
  package internal(set) var request: Request?
  /// What the computer has said at the moment that is seen, or nil: the advice in force.
  public internal(set) var found: Found?
  /// The moves that an analysis has judged (R11.4).
  public internal(set) var analysis = Analysis()
  /// The lesson whose question is asked at the moment that is seen, or nil (R14).
  public internal(set) var lesson: Lesson?
  /// What the coach does at the present (R15).
  var coach = Coach.off
  /// What holds for the run, whatever game is played.
  public internal(set) var run: Run

  /// Puts a game on a table.
  public init(_ session: Session = Session(), run: Run = Run()) {
    self.session = session
    self.run = run
  }

  /// The steps so far and the game to which they have led.
  public var record: Record { session.record }

  /// The game, whatever moment is looked at.
  public var game: Game { session.record.game }

  /// Who plays each side.
  public var modes: Modes { session.modes }

  /// The part that is saved (R7.1).
  public var saved: SavedGame { session.saved }

  /// The game up to the moment that is seen: the one that is looked at, or the present.
  public var seen: Record { look?.seen ?? session.record }
}

/// What is seen now, where a moment may be looked at.
extension Table {
  /// The question that is up, or nil.
  public var question: Question? {
    coach.asked.map(Question.play) ?? session.question.map(Question.game)
  }

  /// The side whose computer is thinking, or nil when none is (R2.4).
  public var thinkingSide: Disk? { look == nil ? session.thinkingSide : nil }

  /// The side whose pass must be dismissed now, or nil when none is up (R5.1, R6.4).
  public var awaitsPass: Disk? { look == nil && question == nil ? session.awaitsPass : nil }

  /// The latest move while its disks turn before the player's eyes, or nil.
  package var showing: Showing? { look == nil ? session.showing : nil }
}
