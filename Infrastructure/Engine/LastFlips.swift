import Domain

/// A table of the disks that a move on the last empty square flips.
///
/// Every other square has a disk of one side or the other, so eight bits describe a line.
struct LastFlips: Sendable {
  /// For each place on a line and each eight bits, the number of flips.
  ///
  /// It counts the bits that are not set between the place and the nearest set bit, on both sides.
  private let counts: [UInt8]
  /// The squares of both diagonals through each square.
  private let diagonals: [SIMD2<UInt64>]

  static let all = LastFlips()

  private init() {
    counts = (0..<8).flatMap { place in
      (0..<256).map { line in
        func count(_ places: some Collection<Int>) -> Int {
          (places.firstIndex { line >> $0 & 1 == 1 }).map {
            places.distance(from: places.startIndex, to: $0)
          } ?? 0
        }
        return UInt8(count(place + 1..<8) + count((0..<place).reversed()))
      }
    }
    diagonals = SquareSet.all.map { square in
      func squares(_ directions: Direction...) -> UInt64 {
        directions.reduce(SquareSet(square)) { set, direction in
          (0..<7).reduce(set) { set, _ in set.union(set.moved(direction)) }
        }.bits
      }
      return SIMD2(squares(.upLeft, .downRight), squares(.upRight, .downLeft))
    }
  }

  /// Returns the number of disks that a side flips from the last empty square.
  @inline(__always) func count(from square: Square, of disks: SquareSet) -> Int {
    let (bits, index) = (disks.bits, square.index)
    let (x, y) = (index & 7, index &>> 3)
    let row = bits &>> UInt64(y &* 8) & 0xff
    let column = ((bits &>> UInt64(x) & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) &>> 56
    let masks = diagonals[index]
    let falling = ((bits & masks.x) &* 0x0101_0101_0101_0101) &>> 56
    let rising = ((bits & masks.y) &* 0x0101_0101_0101_0101) &>> 56
    let (inX, inY) = (x &* 256, y &* 256)
    return Int(
      counts[inX &+ Int(row)] &+ counts[inY &+ Int(column)] &+ counts[inX &+ Int(falling)]
        &+ counts[inX &+ Int(rising)])
  }
}
