public import Domain

/// Everything there is to know at one moment of a game: what is played, who plays it, and whatever
/// a person or a computer has set in motion.
///
/// Only the use cases change a session. What takes time is derived from it (see `wait`), and so is
/// what the game awaits (see `phase`).
public struct Session: Hashable, Sendable {
  /// The steps so far and the game to which they have led; a move that is being shown is one of
  /// them.
  public private(set) var record: Record
  /// How many disks of the latest move are on the board as shown, or nil when every disk has been
  /// turned.
  private var shown: Int?
  /// Who plays each side.
  public internal(set) var modes: Modes
  /// The question that is up, or nil (R6.2, R6.5).
  public internal(set) var question: Question?
  /// Whether the last save has failed, so that whatever happens next tries again (R7.6).
  public internal(set) var hasFailedToSave = false

  /// Makes the session that resumes a saved game; without an argument, a new session (R7.3).
  public init(_ saved: SavedGame = SavedGame()) {
    record = saved.record
    modes = saved.modes
  }

  /// The game; a move that is being shown is already part of it.
  public var game: Game { record.game }

  /// The latest move while it is being shown, or nil when every disk has been turned.
  package var showing: Showing? {
    guard let shown, let move = record.lastMove else { return nil }
    return Showing(move: move, shown: shown)
  }

  /// The part that is saved (R7.1).
  public var saved: SavedGame { SavedGame(record: record, modes: modes) }

  /// Places a disk and begins to show the move, which it returns; nil if the square is not legal.
  mutating func place(on square: Square) -> Move? {
    guard let move = record.place(on: square) else { return nil }
    shown = 1
    return move
  }

  /// Passes; returns whether the side on turn must.
  mutating func pass() -> Bool { record.pass() }

  /// Turns the next disk of the move that is being shown and returns its square, or ends the
  /// showing after the last and returns nil.
  mutating func turnNext() -> Square? {
    shown = showing.flatMap { $0.shown < $0.move.count ? $0.shown + 1 : nil }
    return showing?.square
  }
}
