/// How much a move gives away against the best one (C6.41).
package enum Loss: Hashable, Sendable, CaseIterable {
  /// Nothing: it is worth as much as the best.
  case none
  /// One or two disks, which the next estimate may give back.
  case little
  /// Three disks or more.
  case some
  /// Six disks or more.
  case much

  /// Makes the loss of so many disks.
  init(disks: Int) {
    switch disks {
    case ..<1: self = .none
    case ..<3: self = .little
    case ..<6: self = .some
    default: self = .much
    }
  }
}
