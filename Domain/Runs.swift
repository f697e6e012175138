/// The unbroken runs of one side's disks, in all directions at once: four lanes for the four lines
/// through a square, along which two neighbours are 1, 7, 8 and 9 squares apart.
@usableFromInline struct Runs {
  @usableFromInline let disks: SIMD4<UInt64>

  /// Makes the runs of some disks; on columns a and h a run only ends, except along the column.
  @inlinable @inline(__always) init(of disks: SquareSet) {
    let inner: UInt64 = 0x7e7e_7e7e_7e7e_7e7e
    self.disks = SIMD4(repeating: disks.bits) & SIMD4(inner, inner, .max, inner)
  }

  /// Returns the squares just behind the runs that begin beside a start, to both ends of each line.
  @inlinable @inline(__always) func ends(from starts: SquareSet) -> SquareSet {
    let ends = ends(from: starts, &<<) | ends(from: starts, &>>)
    return SquareSet(bits: ends.x | ends.y | ends.z | ends.w)
  }

  /// A run between two disks has at most six: it grows by one, by one more, and twice by two.
  @inlinable @inline(__always) func ends(
    from starts: SquareSet, _ shift: (SIMD4<UInt64>, SIMD4<UInt64>) -> SIMD4<UInt64>
  ) -> SIMD4<UInt64> {
    let one = SIMD4<UInt64>(1, 7, 8, 9)
    let two = one &+ one
    let pairs = disks & shift(disks, one)
    var run = disks & shift(SIMD4(repeating: starts.bits), one)
    run |= disks & shift(run, one)
    run |= pairs & shift(run, two)
    run |= pairs & shift(run, two)
    return shift(run, one)
  }
}
