public import Domain

/// Something that has happened while a player looks back, or goes another way in a game.
public enum LookingEvent: Hashable, Sendable {
  /// An earlier moment is seen, or the present again; the session knows which.
  case looked
  /// The next move or pass departs from steps that were made, or had been taken back, given in the
  /// order in which they were made.
  case departed(from: [Record.Step])
  /// The game was exchanged for the one that was kept beside it.
  case exchanged
}
