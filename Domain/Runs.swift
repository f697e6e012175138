/// The unbroken runs of one side's disks, in all directions at once: four lanes serve the four lines
/// through a square, along which neighbors are 1, 7, 8 and 9 squares apart.
@usableFromInline struct Runs {
  @usableFromInline let disks: SIMD4<UInt64>
  /// The disks that have another one just before them.
  @usableFromInline let pairs: SIMD4<UInt64>

  /// Makes the runs of some disks, without columns a and h except along columns, because no run can
  /// continue past an edge.
  @inlinable @inline(__always) init(of disks: SquareSet) {
    let inner: UInt64 = 0x7e7e_7e7e_7e7e_7e7e
    self.disks = SIMD4(repeating: disks.bits) & SIMD4(inner, inner, .max, inner)
    pairs = self.disks & self.disks &<< Self.step
  }

  @inlinable @inline(__always) static var step: SIMD4<UInt64> { SIMD4(1, 7, 8, 9) }

  /// Returns the squares just past the runs that begin beside a start, in both directions.
  @inlinable @inline(__always) func ends(from starts: SquareSet) -> SquareSet {
    let starts = SIMD4(repeating: starts.bits)
    let ends = ends(from: starts, pairs, &<<) | ends(from: starts, pairs &>> Self.step, &>>)
    return SquareSet(bits: ends.x | ends.y | ends.z | ends.w)
  }

  /// Returns the squares just past the runs in one direction; a run of up to six disks grows by one,
  /// by one more, and twice by two.
  @inlinable @inline(__always) func ends(
    from starts: SIMD4<UInt64>, _ pairs: SIMD4<UInt64>,
    _ shift: (SIMD4<UInt64>, SIMD4<UInt64>) -> SIMD4<UInt64>
  ) -> SIMD4<UInt64> {
    let step = Self.step
    var run = disks & shift(starts, step)
    run |= disks & shift(run, step)
    run |= pairs & shift(run, step &+ step)
    run |= pairs & shift(run, step &+ step)
    return shift(run, step)
  }
}
