package import Domain

/// A board on paper: 64 squares in a row, and eight lines to look along.
///
/// It has the rules as they are told, and nothing of the product.
package struct PaperBoard: Hashable {
  /// The lines in the order of R1.4, clockwise from up-left to left.
  private static let lines: [(right: Int, down: Int)] = [
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
  ]
  /// The board of R1.2.
  package static let start = PaperBoard(
    "---------------------------ox------xo---------------------------")

  /// The disk on each square, row by row.
  package private(set) var disks: [Disk?]

  /// Creates the board that 64 characters draw, row by row.
  package init(_ drawing: String) {
    disks = drawing.map { Disk(String($0)) }
  }

  /// Creates a board from 64 squares.
  package init(disks: [Disk?]) { self.disks = disks }

  /// Returns the squares that a move changes, in the order in which they are shown.
  ///
  /// There are none if the move is illegal.
  package func changes(of side: Disk, at square: Int) -> [Int] {
    guard disks[square] == nil else { return [] }
    let flips = Self.lines.flatMap { self.flips(of: side, from: square, $0.right, $0.down) }
    return flips.isEmpty ? [] : [square] + flips
  }

  private func flips(of side: Disk, from square: Int, _ right: Int, _ down: Int) -> [Int] {
    var x = square % 8 + right
    var y = square / 8 + down
    var run: [Int] = []
    while 0 <= x, x < 8, 0 <= y, y < 8, let disk = disks[y * 8 + x] {
      if disk == side { return run }
      run.append(y * 8 + x)
      x += right
      y += down
    }
    return []
  }

  /// Returns the squares on which a side may place a disk.
  package func legal(for side: Disk) -> [Int] {
    (0..<64).filter { square in
      disks[square] == nil
        && Self.lines.contains { !flips(of: side, from: square, $0.right, $0.down).isEmpty }
    }
  }

  /// Returns the number of a side's disks.
  package func count(of side: Disk) -> Int { disks.count { $0 == side } }

  /// Draws a side's disks on some squares.
  package mutating func draw(_ side: Disk, on squares: some Sequence<Int>) {
    for square in squares { disks[square] = side }
  }

  /// The 64 characters.
  package var drawing: String {
    disks.map { $0?.letter ?? "-" }.joined()
  }
}

extension Disk {
  /// The other side.
  package var opponent: Disk { self == .dark ? .light : .dark }
  /// The letter of the side.
  package var letter: String { self == .dark ? "x" : "o" }
}

/// Returns the name of a square, such as `d3`.
package func squareName(_ index: Int) -> String {
  "\(Array("abcdefgh")[index % 8])\(index / 8 + 1)"
}

extension Board {
  /// The disk on each square, row by row.
  package var disks: [Disk?] { SquareSet.all.map { self[$0] } }
}
