/// The eight rays of squares that lead from a square to the edges of the board; four lanes hold the
/// bits of four of them.
@usableFromInline struct Rays {
  /// The rays to higher squares: right, down-left, down, down-right.
  @usableFromInline let ahead: SIMD4<UInt64>
  /// The rays to lower squares: left, up-right, up, up-left.
  @usableFromInline let back: SIMD4<UInt64>

  /// Makes the rays of a square.
  ///
  /// They are those of `a1` and of `h8`, moved to the square; what has left the board at one edge
  /// and come in at the other is cut off.
  @inlinable @inline(__always) init(from square: Square) {
    let columnA: UInt64 = 0x0101_0101_0101_0101
    let columnsToTheLeft = (1 &<< UInt64(square.x) &- 1) &* columnA
    let columnsToTheRight = ~((2 &<< UInt64(square.x) &- 1) &* columnA)
    let ofA1 = SIMD4<UInt64>(
      0x0000_0000_0000_00fe, 0x0002_0408_1020_4080, 0x0101_0101_0101_0100, 0x8040_2010_0804_0200)
    let ofH8 = SIMD4<UInt64>(
      0x7f00_0000_0000_0000, 0x0102_0408_1020_4000, 0x0080_8080_8080_8080, 0x0040_2010_0804_0201)
    let number = UInt64(square.number)
    ahead =
      (ofA1 &<< number)
      & ~SIMD4(columnsToTheLeft, columnsToTheRight, 0, columnsToTheLeft)
    back =
      (ofH8 &>> (63 &- number))
      & ~SIMD4(columnsToTheRight, columnsToTheLeft, 0, columnsToTheRight)
  }

  /// Returns the squares that a set of mine encloses on the rays: on each ray, the nearest square
  /// that is not one of the others is mine, and all before it are theirs.
  @inlinable @inline(__always) func squares(
    of others: SquareSet, enclosedBy mine: SquareSet
  ) -> SquareSet {
    let stops = (ahead: ahead & ~others.bits, back: back & ~others.bits)
    let nearest = stops.ahead & (0 &- stops.ahead) & mine.bits
    let beforeNearest = (nearest &- 1).replacing(with: 0, where: nearest .== 0)
    let highest = (SIMD4(repeating: 1 << 63) &>> stops.back.leadingZeroBitCount) & mine.bits
    let aboveHighest = 0 &- (highest &<< 1)
    let enclosed = (beforeNearest & ahead) | (aboveHighest & back)
    return SquareSet(bits: enclosed.x | enclosed.y | enclosed.z | enclosed.w)
  }
}
