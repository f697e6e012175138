public import Domain

/// The unbroken runs of one side's disks, in all directions at once.
@usableFromInline struct Runs {
  @usableFromInline let disks: SquareSet

  @inlinable @inline(__always) init(of disks: SquareSet) {
    self.disks = disks
  }

  /// Returns the squares just past the runs that begin next to any start.
  ///
  /// Except along columns, columns a and h are masked out, because no run continues past an edge.
  @inlinable @inline(__always) func ends(from starts: SquareSet) -> SquareSet {
    let columnsBToG: UInt64 = 0x7e7e_7e7e_7e7e_7e7e
    let inner = SquareSet(bits: disks.bits & columnsBToG)
    let lanes = starts.besideMirrorImage
    let innerLanes = inner.besideMirrorImage
    let steep =
      Self.ends(from: lanes, disks.besideMirrorImage, 8) | Self.ends(from: lanes, innerLanes, 7)
      | Self.ends(from: lanes, innerLanes, 9)
    return SquareSet(besideMirrorImage: steep)
      .union(Self.endsToTheRight(from: starts.bits, inner.bits))
      .union(Self.endsToTheLeft(from: starts.bits, inner.bits))
  }

  /// Returns the squares just past the runs in one direction.
  ///
  /// A run of at most six disks grows by one, by one more, and twice by two.
  @inlinable @inline(__always) static func ends(
    from starts: SIMD2<UInt64>, _ disks: SIMD2<UInt64>, _ step: UInt64
  ) -> SIMD2<UInt64> {
    let step = SIMD2(repeating: step)
    let pairs = disks & disks &<< step
    var run = disks & starts &<< step
    run |= disks & run &<< step
    run |= pairs & run &<< (step &+ step)
    run |= pairs & run &<< (step &+ step)
    return run &<< step
  }

  /// Returns the squares just past the runs to the right.
  ///
  /// Adding a run's first disk to the run carries into the square past it.
  @inlinable @inline(__always) static func endsToTheRight(
    from starts: UInt64, _ disks: UInt64
  ) -> SquareSet {
    SquareSet(bits: (disks &+ (disks & starts &<< 1)) & ~disks)
  }

  @inlinable @inline(__always) static func endsToTheLeft(
    from starts: UInt64, _ disks: UInt64
  ) -> SquareSet {
    let pairs = disks & disks &>> 1
    var run = disks & starts &>> 1
    run |= disks & run &>> 1
    run |= pairs & run &>> 2
    run |= pairs & run &>> 2
    return SquareSet(bits: run &>> 1)
  }
}
