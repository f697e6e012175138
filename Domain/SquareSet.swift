/// A set of squares in 64 bits; iteration is row by row: a1, b1 … h1, a2 … h8.
public struct SquareSet: Hashable, Sendable {
  /// The set as bits: bit 0 is `a1`, bit 1 is `b1`, bit 63 is `h8`.
  public let bits: UInt64

  /// Makes the set with these bits; every value is a set of squares.
  @inlinable public init(bits: UInt64) { self.bits = bits }

  /// Makes the set of one square.
  @inlinable public init(_ square: Square) { bits = 1 &<< UInt64(square.number) }

  /// Makes the set of all squares in a sequence.
  public init(_ squares: some Sequence<Square>) {
    var bits: UInt64 = 0
    for square in squares { bits |= SquareSet(square).bits }
    self.bits = bits
  }

  /// The empty set.
  @inlinable public static var empty: SquareSet { SquareSet(bits: 0) }

  /// The set of all 64 squares.
  @inlinable public static var all: SquareSet { SquareSet(bits: .max) }

  /// Whether no square is in the set.
  @inlinable public var isEmpty: Bool { bits == 0 }

  /// The number of squares in the set, 0 to 64.
  @inlinable public var count: Int { bits.nonzeroBitCount }

  /// The squares that are not in the set.
  @inlinable public var inverted: SquareSet { SquareSet(bits: ~bits) }

  /// The first square, row by row, or nil if there is none.
  @inlinable public var first: Square? { isEmpty ? nil : Square(trailingZerosOf: bits) }

  /// Returns whether a square is in the set.
  @inlinable public func contains(_ square: Square) -> Bool {
    bits & SquareSet(square).bits != 0
  }

  /// Returns the squares that are in either set.
  @inlinable public func union(_ other: SquareSet) -> SquareSet {
    SquareSet(bits: bits | other.bits)
  }

  /// Returns the squares that are in both sets.
  @inlinable public func intersection(_ other: SquareSet) -> SquareSet {
    SquareSet(bits: bits & other.bits)
  }

  /// Returns the squares that are in this set and not in the other.
  @inlinable public func subtracting(_ other: SquareSet) -> SquareSet {
    SquareSet(bits: bits & ~other.bits)
  }

  /// Returns whether no square is in both sets.
  @inlinable public func isDisjoint(with other: SquareSet) -> Bool {
    bits & other.bits == 0
  }
}

extension SquareSet: Sequence {
  /// Iterates over the squares of a set, row by row.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline var rest: UInt64

    @inlinable init(rest: UInt64) { self.rest = rest }

    /// Returns the next square, or nil after the last.
    @inlinable public mutating func next() -> Square? {
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return Square(trailingZerosOf: rest)
    }
  }

  /// Returns an iterator over the squares, row by row.
  @inlinable public func makeIterator() -> Iterator {
    Iterator(rest: bits)
  }
}

extension SquareSet: CustomStringConvertible {
  /// The squares' names, row by row, such as `d3 c4 f5 e6`; `none` if the set is empty.
  public var description: String { isEmpty ? "none" : map(\.description).joined(separator: " ") }
}
