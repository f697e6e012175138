/// The eight rays of squares from a square to the edges of the board, four to a vector.
@usableFromInline struct Rays: Sendable {
  /// The rays to squares of a higher index: right, down-left, down, down-right.
  @usableFromInline let ahead: SIMD4<UInt64>
  /// The rays to squares of a lower index: left, up-right, up, up-left.
  @usableFromInline let back: SIMD4<UInt64>

  /// The rays of every square, by its index.
  @usableFromInline static let all = SquareSet.all.map(Rays.init(from:))

  private init(from square: Square) {
    func ray(_ direction: Direction) -> UInt64 {
      var ray = SquareSet.empty
      var next = SquareSet(square).moved(direction)
      while !next.isEmpty {
        ray = ray.union(next)
        next = next.moved(direction)
      }
      return ray.bits
    }
    ahead = SIMD4(ray(.right), ray(.downLeft), ray(.down), ray(.downRight))
    back = SIMD4(ray(.left), ray(.upRight), ray(.up), ray(.upLeft))
  }

  /// Returns the squares that the mover's disks enclose: those of a ray up to the nearest square
  /// without an opposing disk, if that square holds a disk of the mover.
  @inlinable @inline(__always) func squares(
    of others: SquareSet, enclosedBy mine: SquareSet
  ) -> SquareSet {
    let stops = (ahead: ahead & ~others.bits, back: back & ~others.bits)
    let nearest = stops.ahead & (0 &- stops.ahead) & mine.bits
    let beforeNearest = (nearest &- 1).replacing(with: 0, where: nearest .== 0)
    // A ray without a stop shifts by 64, which counts as 0; `&<< 1` then drops the highest bit.
    let highest = (SIMD4(repeating: 1 << 63) &>> stops.back.leadingZeroBitCount) & mine.bits
    let aboveHighest = 0 &- (highest &<< 1)
    let enclosed = (beforeNearest & ahead) | (aboveHighest & back)
    return SquareSet(bits: enclosed.x | enclosed.y | enclosed.z | enclosed.w)
  }
}
