/// Who plays a side (R2.1).
public enum Mode: Hashable, Sendable {
  /// A person picks the squares.
  case manual
  /// Our computer chooses the squares, at a level.
  case computer(Level)
}
