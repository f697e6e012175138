package import Domain

extension Position {
  /// Returns an upper bound on the mover's score, if it is at most `alpha`.
  ///
  /// The bound is in disks. The opponent keeps its stable disks, so the mover can own only the
  /// other squares.
  func stabilityBound(_ alpha: Int) -> Int? {
    guard 64 - 2 * opponent.count <= alpha else { return nil }
    let bound = 64 - 2 * stableOpponent.count
    return bound <= alpha ? bound : nil
  }

  /// A subset of the opponent's stable disks.
  ///
  /// A disk counts if each of its four lines is full, or has an edge or a counted disk next to it.
  package var stableOpponent: SquareSet {
    let full = FullLines(occupied: ~emptySquares.bits)
    let notA: UInt64 = 0xfefe_fefe_fefe_fefe
    let notH: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
    let safeOnRow = full.rows | ~notA | ~notH
    let safeOnColumn = full.columns | 0xff00_0000_0000_00ff
    let border: UInt64 = 0xff81_8181_8181_81ff
    let (safeFalling, safeRising) = (full.falling | border, full.rising | border)
    var stable = opponent.bits & safeOnRow & safeOnColumn & safeFalling & safeRising
    while stable != 0 {
      let onRow = stable &<< 1 & notA | stable &>> 1 & notH | safeOnRow
      let onColumn = stable &<< 8 | stable &>> 8 | safeOnColumn
      let falling = stable &<< 9 & notA | stable &>> 9 & notH | safeFalling
      let rising = stable &<< 7 & notH | stable &>> 7 & notA | safeRising
      let more = opponent.bits & onRow & onColumn & falling & rising | stable
      if more == stable { break }
      stable = more
    }
    return SquareSet(bits: stable)
  }
}

/// The squares on lines without empty squares.
private struct FullLines {
  let rows: UInt64
  let columns: UInt64
  /// Diagonals from the upper left to the lower right.
  let falling: UInt64
  /// Diagonals from the lower left to the upper right.
  let rising: UInt64

  init(occupied: UInt64) {
    var row = occupied & occupied &>> 4
    row &= row &>> 2
    row &= row &>> 1
    rows = (row & 0x0101_0101_0101_0101) &* 0xff
    var column = occupied & (occupied &>> 32 | occupied &<< 32)
    column &= column &>> 16 | column &<< 48
    column &= column &>> 8 | column &<< 56
    columns = column
    // The masks are the first one, two, and four squares of each diagonal.
    falling =
      Self.unbroken(
        occupied, 9, &<<, 0x0101_0101_0101_01ff, 0x0303_0303_0303_ffff, 0x0f0f_0f0f_ffff_ffff)
      & Self.unbroken(
        occupied, 9, &>>, 0xff80_8080_8080_8080, 0xffff_c0c0_c0c0_c0c0, 0xffff_ffff_f0f0_f0f0)
    rising =
      Self.unbroken(
        occupied, 7, &<<, 0x8080_8080_8080_80ff, 0xc0c0_c0c0_c0c0_ffff, 0xf0f0_f0f0_ffff_ffff)
      & Self.unbroken(
        occupied, 7, &>>, 0xff01_0101_0101_0101, 0xffff_0303_0303_0303, 0xffff_ffff_0f0f_0f0f)
  }

  /// Returns the squares of each diagonal up to which all squares are occupied.
  @inline(__always) private static func unbroken(
    _ occupied: UInt64, _ step: UInt64, _ shift: (UInt64, UInt64) -> UInt64,
    _ first: UInt64, _ firstTwo: UInt64, _ firstFour: UInt64
  ) -> UInt64 {
    var line = occupied & (shift(occupied, step) | first)
    line &= shift(line, step &* 2) | firstTwo
    line &= shift(line, step &* 4) | firstFour
    return line
  }
}
