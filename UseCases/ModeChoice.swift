/// What a player can choose for a side (R2.1, R9.2).
public enum ModeChoice: Hashable, Sendable {
  /// A person picks the squares.
  case manual
  /// A computer chooses the squares, at the level that the side had last.
  case computer
  /// A computer of a level chooses the squares.
  case computerAt(Level)
}
