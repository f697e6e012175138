public import Domain

/// The saved part of a session: the record and both modes (R7.14).
public struct SavedGame: Hashable, Sendable {
  /// The steps and the position, with every move complete.
  public var record: Record
  /// The players of both sides.
  public var modes: BySide<Mode>

  /// Creates a saved game, by default a new one between two humans.
  public init(
    record: Record = Record(), modes: BySide<Mode> = BySide(dark: .manual, light: .manual)
  ) {
    self.record = record
    self.modes = modes
  }
}
