package import Domain

/// One of the eight rotations and reflections of the board.
package struct Symmetry: Hashable, Sendable {
  /// All eight, with the board as it is first.
  package static let all = (0..<8).map { Symmetry(number: $0) }

  /// A bit each for exchanging the rows, the columns, and then rows with columns.
  private let number: Int

  package func callAsFunction(_ squares: SquareSet) -> SquareSet {
    var bits = squares.bits
    if number & 1 != 0 { bits = bits.byteSwapped }
    if number & 2 != 0 { bits = bits.columnsMirrored }
    if number & 4 != 0 { bits = bits.transposed }
    return SquareSet(bits: bits)
  }

  package func callAsFunction(_ square: Square) -> Square {
    self(SquareSet(square)).first ?? square
  }

  package func callAsFunction(_ position: Position) -> Position {
    Position(mover: self(position.mover), disjointFrom: self(position.opponent))
  }

  /// The orientation that undoes this one.
  package var inverse: Symmetry {
    // After a transposition, rows and columns have changed places.
    let isTurned = number == 5 || number == 6
    return isTurned ? Symmetry(number: 11 - number) : self
  }
}

extension Position {
  /// This position in the orientation that stands for all eight, and that orientation.
  package var oriented: (position: Position, by: Symmetry) {
    var best = (position: self, by: Symmetry.all[0])
    for symmetry in Symmetry.all.dropFirst() {
      let other = symmetry(self)
      if other.comesBefore(best.position) { best = (other, symmetry) }
    }
    return best
  }

  /// Returns the other moves that lead to the same position by symmetry.
  package func movesEqual(to square: Square) -> [Square] {
    let after = placing(at: square).oriented.position
    return legalSquares.filter { $0 != square && placing(at: $0).oriented.position == after }
  }

  private func comesBefore(_ other: Position) -> Bool {
    (mover.bits, opponent.bits) < (other.mover.bits, other.opponent.bits)
  }
}

extension UInt64 {
  /// The board with columns a and h exchanged, b and g, and so on.
  fileprivate var columnsMirrored: UInt64 {
    var bits = self
    bits = bits &>> 1 & 0x5555_5555_5555_5555 | (bits & 0x5555_5555_5555_5555) &<< 1
    bits = bits &>> 2 & 0x3333_3333_3333_3333 | (bits & 0x3333_3333_3333_3333) &<< 2
    return bits &>> 4 & 0x0f0f_0f0f_0f0f_0f0f | (bits & 0x0f0f_0f0f_0f0f_0f0f) &<< 4
  }

  fileprivate var transposed: UInt64 {
    var bits = self
    for (step, mask) in [
      (7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0),
    ] as [(UInt64, UInt64)] {
      let changed = (bits ^ bits &>> step) & mask
      bits ^= changed ^ changed &<< step
    }
    return bits
  }
}
