public import Domain

/// The saved part of a session: the record and both modes (R7.1).
public struct SavedGame: Hashable, Sendable {
  /// The steps and the position, with every move complete.
  public let record: Record
  /// The modes of both sides.
  public let modes: Modes

  /// Creates a saved game from a record.
  public init(record: Record, modes: Modes = Modes()) {
    self.record = record
    self.modes = modes
  }

  /// Creates a saved game without steps.
  ///
  /// The default is a new game between two humans.
  public init(game: Game = Game(), modes: Modes = Modes()) {
    self.init(record: Record(start: game), modes: modes)
  }

  /// The position after the last step.
  public var game: Game { record.game }
}
