public import Domain

/// The state of a game: its steps, its players, and any open question.
///
/// Only use cases change a session. `wait` and `phase` are derived.
public struct Session: Hashable, Sendable {
  /// The steps and the position, including a move whose disks are still flipping.
  public private(set) var record: Record
  /// The number of the latest move's disks shown so far.
  ///
  /// `nil` once all of them are shown.
  private var shown: Int?
  /// The players of both sides.
  public internal(set) var modes: Modes
  /// The open question, or `nil` (R6.2, R6.5).
  public internal(set) var question: Question?
  /// True after a failed save, until a retry succeeds (R7.6).
  public internal(set) var hasFailedToSave = false

  /// Creates a session from a saved game.
  ///
  /// The default is a new game (R7.3).
  public init(_ saved: SavedGame = SavedGame()) {
    record = saved.record
    modes = saved.modes
  }

  /// The position, including a move whose disks are still flipping.
  public var game: Game { record.game }

  /// The latest move while its disks are flipping, or `nil`.
  package var animation: FlipAnimation? {
    guard let shown, let move = record.lastMove else { return nil }
    return FlipAnimation(move: move, shown: shown)
  }

  /// The part to save (R7.1).
  public var saved: SavedGame { SavedGame(record: record, modes: modes) }

  /// Places a disk and starts the flip animation.
  ///
  /// - Returns: the move, or `nil` if it is illegal.
  mutating func place(on square: Square) -> Move? {
    guard let move = record.place(on: square) else { return nil }
    shown = 1
    return move
  }

  mutating func pass() -> Bool { record.pass() }

  /// Flips the latest move's next disk, or ends the flip animation.
  ///
  /// - Returns: the disk's square, or `nil` if the animation ends.
  mutating func flipNext() -> Square? {
    shown = animation.flatMap { $0.shown < $0.move.count ? $0.shown + 1 : nil }
    return animation?.square
  }
}
