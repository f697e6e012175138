public import Domain

/// The eight rays of squares from a square to the edges of the board.
///
/// Upward rays are stored as their mirror images, which run down, beside the downward rays
/// (`SquareSet.besideMirrorImage`). On a ray toward higher bits, the nearest of several squares is
/// the lowest bit.
@usableFromInline struct Rays: Sendable {
  @usableFromInline let vertical: SIMD2<UInt64>
  @usableFromInline let rightward: SIMD2<UInt64>
  @usableFromInline let leftward: SIMD2<UInt64>
  @usableFromInline let right: UInt64
  @usableFromInline let left: UInt64

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
    vertical = SIMD2(ray(.down), ray(.up).byteSwapped)
    rightward = SIMD2(ray(.downRight), ray(.upRight).byteSwapped)
    leftward = SIMD2(ray(.downLeft), ray(.upLeft).byteSwapped)
    right = ray(.right)
    left = ray(.left)
  }

  /// Returns the opposing disks that the mover's disks enclose.
  ///
  /// On each ray, the nearest square without an opposing disk decides: the mover must have a disk
  /// there.
  @inlinable @inline(__always) func squares(
    of others: SquareSet, enclosedBy mine: SquareSet
  ) -> SquareSet {
    let (theirs, ours) = (others.besideMirrorImage, mine.besideMirrorImage)
    let steep =
      Self.enclosed(on: vertical, theirs, ours) | Self.enclosed(on: rightward, theirs, ours)
      | Self.enclosed(on: leftward, theirs, ours)
    return SquareSet(besideMirrorImage: steep)
      .union(enclosedOnTheRight(others.bits, mine.bits))
      .union(enclosedOnTheLeft(others.bits, mine.bits))
  }

  @inlinable @inline(__always) static func enclosed(
    on ray: SIMD2<UInt64>, _ others: SIMD2<UInt64>, _ mine: SIMD2<UInt64>
  ) -> SIMD2<UInt64> {
    let stops = ray & ~others
    let nearest = stops & (0 &- stops) & mine
    // The highest bit of the negated value is 1 unless the value is 0.
    return ray & (nearest &- (0 &- nearest) &>> 63)
  }

  @inlinable @inline(__always) func enclosedOnTheRight(
    _ others: UInt64, _ mine: UInt64
  ) -> SquareSet {
    let stops = right & ~others
    let nearest = stops & (0 &- stops) & mine
    return SquareSet(bits: right & (nearest &- (0 &- nearest) &>> 63))
  }

  @inlinable @inline(__always) func enclosedOnTheLeft(
    _ others: UInt64, _ mine: UInt64
  ) -> SquareSet {
    // If the ray has no stop, bit 0 stands in. It is off the ray or not the mover's.
    let stops = left & ~others | 1
    let nearest = 1 &<< UInt64(63 &- stops.leadingZeroBitCount) & mine & left
    return SquareSet(bits: left & (0 &- nearest &<< 1))
  }
}

extension SquareSet {
  /// The squares and, beside them in a vector, their mirror image.
  ///
  /// The image turns the board upside down, so upward rays run down in it.
  @inlinable @inline(__always) var besideMirrorImage: SIMD2<UInt64> {
    SIMD2(bits, bits.byteSwapped)
  }

  /// Creates a set from the squares and the mirror image in a vector.
  @inlinable @inline(__always) init(besideMirrorImage lanes: SIMD2<UInt64>) {
    self.init(bits: lanes.x | lanes.y.byteSwapped)
  }
}
