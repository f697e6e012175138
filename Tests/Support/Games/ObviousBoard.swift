package import Domain

/// The board of many answers to the challenge: 64 optional disks, plain loops.
///
/// It is the reference for the rules, and for their speed.
package struct ObviousBoard {
  private static let lines = [
    (x: -1, y: -1), (x: 0, y: -1), (x: 1, y: -1), (x: 1, y: 0),
    (x: 1, y: 1), (x: 0, y: 1), (x: -1, y: 1), (x: -1, y: 0),
  ]

  /// The disks, row by row, with `nil` for an empty square.
  package var disks = [Disk?](repeating: nil, count: 64)

  package init() {
    disks[27] = .light
    disks[28] = .dark
    disks[35] = .dark
    disks[36] = .light
  }

  package func leaves(_ side: Disk, depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    let legal = legalSquares(for: side)
    if legal.isEmpty {
      if legalSquares(for: side.flipped).isEmpty { return 1 }
      return leaves(side.flipped, depth: depth - 1)
    }
    return legal.reduce(0) { sum, square in
      var board = self
      board.place(side, x: square % 8, y: square / 8)
      return sum + board.leaves(side.flipped, depth: depth - 1)
    }
  }

  package func legalSquares(for side: Disk) -> [Int] {
    (0..<64).filter { !flips(side, x: $0 % 8, y: $0 / 8).isEmpty }
  }

  /// Returns the flips of a move in order (R1.4), or none if illegal.
  package func flips(_ side: Disk, x: Int, y: Int) -> [Int] {
    guard disks[y * 8 + x] == nil else { return [] }
    var flips: [Int] = []
    for line in Self.lines {
      var run: [Int] = []
      var (x, y) = (x + line.x, y + line.y)
      while (0..<8).contains(x), (0..<8).contains(y), let disk = disks[y * 8 + x] {
        if disk == side {
          flips += run
          break
        }
        run.append(y * 8 + x)
        (x, y) = (x + line.x, y + line.y)
      }
    }
    return flips
  }

  package mutating func place(_ side: Disk, x: Int, y: Int) {
    for square in flips(side, x: x, y: y) { disks[square] = side }
    disks[y * 8 + x] = side
  }
}
