/// Who plays a side (R2.1).
public enum Mode: Hashable, Sendable {
  /// A person picks the squares.
  case manual
  /// A computer of a level chooses the squares.
  case computer(Level)
}

extension Mode: CustomStringConvertible {
  /// The mode in words, such as `manual`, `computer` (level 0) or `computer 4`.
  public var description: String {
    switch self {
    case .manual: "manual"
    case .computer(.random): "computer"
    case .computer(let level): "computer \(level)"
    }
  }
}
