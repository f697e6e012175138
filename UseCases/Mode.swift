/// Who plays a side (R2.1).
public enum Mode: Hashable, Sendable {
  /// A person picks the squares.
  case manual
  /// A computer of a level chooses the squares.
  case computer(Level)
}
