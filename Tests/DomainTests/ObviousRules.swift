import Domain

/// The rules of the game once more, as plainly as can be, to hold against those of the product.
///
/// Nothing is shared with them but the names of squares, sides and outcomes.
struct ObviousRules: Hashable {
  /// The columns right and rows down of one step along each line, in the order of R1.4.
  static let lines: [(dx: Int, dy: Int)] = [
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
  ]
  static let squares = (0..<8).flatMap { y in (0..<8).compactMap { x in Square(x: x, y: y) } }

  /// The disks, row by row; nil is an empty square.
  var disks: [[Disk?]] = [
    [nil, nil, nil, nil, nil, nil, nil, nil],
    [nil, nil, nil, nil, nil, nil, nil, nil],
    [nil, nil, nil, nil, nil, nil, nil, nil],
    [nil, nil, nil, .light, .dark, nil, nil, nil],
    [nil, nil, nil, .dark, .light, nil, nil, nil],
    [nil, nil, nil, nil, nil, nil, nil, nil],
    [nil, nil, nil, nil, nil, nil, nil, nil],
    [nil, nil, nil, nil, nil, nil, nil, nil],
  ]

  /// Returns the squares that change when a side places a disk, in order; none where it must not.
  func changes(by side: Disk, at placed: Square) -> [Square] {
    guard disks[placed.y][placed.x] == nil else { return [] }
    let opponent: Disk = side == .dark ? .light : .dark
    var flips: [Square] = []
    for (dx, dy) in Self.lines {
      var run: [Square] = []
      var next = Square(x: placed.x + dx, y: placed.y + dy)
      while let square = next, disks[square.y][square.x] == opponent {
        run.append(square)
        next = Square(x: square.x + dx, y: square.y + dy)
      }
      if let end = next, disks[end.y][end.x] == side { flips += run }
    }
    return flips.isEmpty ? [] : [placed] + flips
  }

  /// Returns all moves of a side: for each legal square, row by row, the squares that change.
  func moves(of side: Disk) -> [[Square]] {
    Self.squares.map { changes(by: side, at: $0) }.filter { !$0.isEmpty }
  }

  /// Returns how many disks of a side there are.
  func count(of side: Disk) -> Int {
    disks.joined().filter { $0 == side }.count
  }

  /// Puts a side's disks on some squares.
  mutating func cover(_ squares: [Square], with side: Disk) {
    for square in squares { disks[square.y][square.x] = side }
  }
}
