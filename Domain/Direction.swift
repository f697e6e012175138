/// One of the eight directions in which disks are flipped, declared in the order in which they are
/// shown (R1.4).
public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
  /// Toward `a1`.
  case upLeft
  /// Toward row 1.
  case up
  /// Toward `h1`.
  case upRight
  /// Toward column h.
  case right
  /// Toward `h8`.
  case downRight
  /// Toward row 8.
  case down
  /// Toward `a8`.
  case downLeft
  /// Toward column a.
  case left
}

extension SquareSet {
  /// Returns the squares one step from these in a direction; a step off the board is dropped.
  @inlinable public func moved(_ direction: Direction) -> SquareSet {
    let notColumnA: UInt64 = 0xfefe_fefe_fefe_fefe
    let notColumnH: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
    switch direction {
    case .upLeft: return SquareSet(bits: (bits >> 9) & notColumnH)
    case .up: return SquareSet(bits: bits >> 8)
    case .upRight: return SquareSet(bits: (bits >> 7) & notColumnA)
    case .right: return SquareSet(bits: (bits << 1) & notColumnA)
    case .downRight: return SquareSet(bits: (bits << 9) & notColumnA)
    case .down: return SquareSet(bits: bits << 8)
    case .downLeft: return SquareSet(bits: (bits << 7) & notColumnH)
    case .left: return SquareSet(bits: (bits >> 1) & notColumnH)
    }
  }

  /// Returns all squares that a function gives for the eight directions.
  ///
  /// The directions are written out, because the compiler then knows the shift of each; in a loop
  /// over them every step would look it up.
  @inlinable static func inAllDirections(_ squares: (Direction) -> SquareSet) -> SquareSet {
    squares(.upLeft).union(squares(.up)).union(squares(.upRight))
      .union(squares(.left)).union(squares(.right))
      .union(squares(.downLeft)).union(squares(.down)).union(squares(.downRight))
  }
}
