/// What a player can choose for a side (R2.1, R9.2).
public enum ModeChoice: Hashable, Sendable {
  /// A person picks the squares.
  case manual
  /// Our computer chooses the squares, at the level that the side had last.
  case computer
  /// Our computer chooses the squares, at a level.
  case computerAt(Level)
}
