/// What a player can choose for a side (R2.1, R9.2).
public enum ModeChoice: Hashable, Sendable {
  /// A person picks the squares.
  case manual
  /// The guest of the side chooses the squares or, if it has none, our computer, at the level that
  /// the side had last.
  case computer
  /// Our computer chooses the squares, at a level.
  case computerAt(Level)
  /// A guest of this name chooses the squares, and belongs to the side from now on (R2.8).
  case guest(String)
}
