public import Domain

/// The state of a game: its steps, its players, and the question about a reset.
///
/// Only use cases change a session. What happens next is derived: `phase`, `sideToPick`, `wait`.
public struct Session: Hashable, Sendable {
  /// The part to save: the steps and the players (R7.14).
  ///
  /// A move whose disks are still flipping is complete in it.
  public internal(set) var saved: SavedGame
  /// The latest move while its disks are flipping, or `nil`.
  var animation: FlipAnimation?
  /// True while the question about a reset is open (R6.2).
  public internal(set) var isResetAsked = false
  /// True after a failed save, until a retry succeeds (R7.6).
  public internal(set) var hasFailedToSave = false

  /// Creates a session from a saved game.
  ///
  /// The default is a new game (R7.3).
  public init(_ saved: SavedGame = SavedGame()) { self.saved = saved }

  /// The steps and the position, including a move whose disks are still flipping.
  public var record: Record { saved.record }

  /// The position, including a move whose disks are still flipping.
  public var game: Game { record.game }

  /// The players of both sides.
  public var modes: BySide<Mode> { saved.modes }
}
