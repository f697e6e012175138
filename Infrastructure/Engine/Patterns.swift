import Domain

/// The patterns of the evaluation: lines, corners, and the difference in mobility.
///
/// A pattern has one shape in each position. Each of its squares is empty, the mover's, or the
/// opponent's, so four squares have 3 × 3 × 3 × 3 shapes. All shapes are numbered consecutively. A
/// shape and its mirror image share a class, and so do equal shapes in symmetric places.
struct Patterns: Sendable {
  /// A diagonal, with its first column and the number of its first shape.
  private struct Diagonal {
    let squares: UInt64
    let column: UInt64
    let start: Int

    /// Returns the disks on the diagonal, one bit for each column.
    @inline(__always) func bits(of disks: UInt64) -> UInt64 {
      ((disks & squares) &* 0x0101_0101_0101_0101) &>> (56 + column)
    }
  }

  let classes: Int
  let classOfShape: [Int]
  /// The first shape's number for rows 2, 3, and 4, and their symmetric lines.
  private let lines: [Int]
  private let diagonals: [Diagonal]
  private let edge: Int
  private let corner: Int
  private let longCorner: Int
  /// For each index, the number whose ternary digits are the index's bits.
  private let ternary: [Int32]

  /// The number of distinct differences in mobility, from -32 to 32.
  private static let mobilities = 65

  static let all = Patterns()

  private init() {
    ternary = (0..<1024).map { bits in
      (0..<10).reversed().reduce(0) { $0 * 3 + Int32(bits >> $1 & 1) }
    }
    var classOfShape = Array(0..<Self.mobilities)
    var classes = classOfShape.count
    func add(mirroring places: [Int]) -> Int {
      let start = classOfShape.count
      var images = [0]
      for place in places {
        let power = (0..<place).reduce(1) { power, _ in power * 3 }
        images = [0, power, 2 * power].flatMap { digit in images.map { $0 + digit } }
      }
      for (shape, image) in images.enumerated() {
        if image < shape {
          classOfShape.append(classOfShape[start + image])
        } else {
          classOfShape.append(classes)
          classes += 1
        }
      }
      return start
    }
    let starts = (4...8).map { add(mirroring: (0..<$0).reversed()) }
    lines = (2...4).map { _ in add(mirroring: (0..<8).reversed()) }
    diagonals = (-4...4).flatMap { offset in
      let squares = (0..<8).filter { (0..<8).contains($0 + offset) }
      let start = starts[squares.count - 4]
      return [false, true].map { isRising in
        let bits = squares.reduce(0 as UInt64) { bits, x in
          bits | 1 << UInt64((isRising ? 7 - x - offset : x + offset) * 8 + x)
        }
        return Diagonal(squares: bits, column: UInt64(squares[0]), start: start)
      }
    }
    edge = add(mirroring: [7, 6, 5, 4, 3, 2, 1, 0, 9, 8])
    corner = add(mirroring: [0, 3, 6, 1, 4, 7, 2, 5, 8])
    longCorner = add(mirroring: Array(0..<10))
    self.classOfShape = classOfShape
    self.classes = classes
  }

  /// Calls a function with the number of each shape in a position.
  ///
  /// `mobility` is the number of the mover's legal squares minus the opponent's.
  @inline(__always) func forEachShape(
    of position: Position, mobility: Int, _ body: (Int) -> Void
  ) {
    body(min(max(mobility, -32), 32) + 32)
    let (mover, opponent) = (position.mover.bits, position.opponent.bits)
    let (columns, opponentColumns) = (mover.transposed, opponent.transposed)
    for row in 1..<7 {
      let (start, shift) = (lines[min(row, 7 - row) - 1], UInt64(row * 8))
      body(start + shape(mover &>> shift & 0xff, opponent &>> shift & 0xff))
      body(start + shape(columns &>> shift & 0xff, opponentColumns &>> shift & 0xff))
    }
    for diagonal in diagonals {
      body(diagonal.start + shape(diagonal.bits(of: mover), diagonal.bits(of: opponent)))
    }
    forEachShapeOfEdge(mover, opponent, isFirst: true, body)
    forEachShapeOfEdge(mover.byteSwapped, opponent.byteSwapped, isFirst: true, body)
    forEachShapeOfEdge(columns, opponentColumns, isFirst: false, body)
    forEachShapeOfEdge(columns.byteSwapped, opponentColumns.byteSwapped, isFirst: false, body)
  }

  @inline(__always) private func forEachShapeOfEdge(
    _ mover: UInt64, _ opponent: UInt64, isFirst: Bool, _ body: (Int) -> Void
  ) {
    let (mirrored, opponentMirrored) = (mover.mirrored, opponent.mirrored)
    body(edge + shape(mover.edge, opponent.edge))
    body(longCorner + shape(mover.longCorner, opponent.longCorner))
    body(longCorner + shape(mirrored.longCorner, opponentMirrored.longCorner))
    if isFirst {
      body(corner + shape(mover.corner, opponent.corner))
      body(corner + shape(mirrored.corner, opponentMirrored.corner))
    }
  }

  @inline(__always) private func shape(_ mover: UInt64, _ opponent: UInt64) -> Int {
    Int(ternary[Int(mover)] &+ 2 &* ternary[Int(opponent)])
  }
}

extension UInt64 {
  fileprivate var transposed: UInt64 {
    var bits = self
    for (mask, step) in [
      (0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0x0000_0000_f0f0_f0f0, 28),
    ] as [(UInt64, UInt64)] {
      let exchanged = (bits ^ bits &>> step) & mask
      bits ^= exchanged ^ exchanged &<< step
    }
    return bits
  }

  /// The squares mirrored from left to right.
  fileprivate var mirrored: UInt64 {
    var bits = self
    for (mask, step) in [
      (0x5555_5555_5555_5555, 1), (0x3333_3333_3333_3333, 2), (0x0f0f_0f0f_0f0f_0f0f, 4),
    ] as [(UInt64, UInt64)] {
      bits = bits &>> step & mask | (bits & mask) &<< step
    }
    return bits
  }

  /// The nine squares at corner a1, row by row, in nine bits.
  @inline(__always) fileprivate var corner: UInt64 {
    self & 7 | self &>> 5 & 0o70 | self &>> 10 & 0o700
  }

  /// The squares a1 to e1 and a2 to e2, in ten bits.
  @inline(__always) fileprivate var longCorner: UInt64 { self & 0x1f | self &>> 3 & 0x3e0 }

  /// Row 1, b2, and g2, in ten bits.
  @inline(__always) fileprivate var edge: UInt64 {
    self & 0xff | self &>> 1 & 0x100 | self &>> 5 & 0x200
  }
}
