/// The board: the set of squares with dark disks and the set of squares with light disks, which
/// never overlap.
public struct Board: Hashable, Sendable {
  @usableFromInline let dark: SquareSet
  @usableFromInline let light: SquareSet

  /// Makes the board from two sets that the caller knows to be disjoint.
  @inlinable init(_ mine: SquareSet, of side: Disk, disjointFrom theirs: SquareSet) {
    dark = side == .dark ? mine : theirs
    light = side == .dark ? theirs : mine
  }

  /// Makes the board of the start position (R1.2).
  public init() {
    dark = SquareSet(bits: 0x0000_0008_1000_0000)
    light = SquareSet(bits: 0x0000_0010_0800_0000)
  }

  /// Makes the board from two sets; returns nil if a square is in both.
  public init?(dark: SquareSet, light: SquareSet) {
    guard dark.isDisjoint(with: light) else { return nil }
    self.dark = dark
    self.light = light
  }

  /// Returns the squares that hold a side's disks.
  @inlinable public func squares(of side: Disk) -> SquareSet {
    side == .dark ? dark : light
  }

  /// The squares without a disk.
  @inlinable public var emptySquares: SquareSet { dark.union(light).inverted }

  /// The disk on a square, or nil on an empty one.
  @inlinable public subscript(square: Square) -> Disk? {
    if dark.contains(square) { return .dark }
    return light.contains(square) ? .light : nil
  }

  /// Returns the board with a side's disks on some squares, whatever these held before.
  @inlinable func covering(_ squares: SquareSet, with side: Disk) -> Board {
    Board(
      self.squares(of: side).union(squares), of: side,
      disjointFrom: self.squares(of: side.flipped).subtracting(squares))
  }

  /// Returns how many disks of a side are on the board, 0 to 64.
  @inlinable public func count(of side: Disk) -> Int {
    squares(of: side).count
  }

  /// The number of the next move on this board: 1 if four disks are on it.
  ///
  /// A pass has no number.
  @inlinable public var moveNumber: Int { 61 - emptySquares.count }

  /// The side with more disks, or nil when the counts are equal (R1.6).
  @inlinable public var leader: Disk? {
    let lead = count(of: .dark) - count(of: .light)
    guard lead != 0 else { return nil }
    return lead > 0 ? .dark : .light
  }
}
