public import Domain

/// Something that has happened to those who play.
public enum PlayersEvent: Hashable, Sendable {
  /// The mode of a side was set, possibly to the mode that it had before.
  case modeSet(Disk, from: Mode)
}
