import Domain

/// A board as somebody draws it on paper, with the rules as they are told: 64 squares in a row, and
/// eight lines to look along.
struct PaperBoard: Hashable {
  /// The lines in the order of R1.4, clockwise from up-left to left.
  private static let lines = [
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
  ]
  /// The board of R1.2.
  static let start = PaperBoard(
    "---------------------------ox------xo---------------------------")

  /// The disk on each square, row by row.
  private(set) var disks: [Disk?]

  /// Makes the board that 64 characters draw, row by row.
  init(_ drawing: String) {
    disks = drawing.map { $0 == "x" ? .dark : $0 == "o" ? .light : nil }
  }

  /// Makes the board of 64 squares.
  init(disks: [Disk?]) { self.disks = disks }

  /// Returns the squares that change when a side places a disk, in the order in which they are
  /// shown; none where that is not legal.
  func changes(of side: Disk, at square: Int) -> [Int] {
    guard disks[square] == nil else { return [] }
    var flips: [Int] = []
    for (right, down) in Self.lines {
      var (x, y) = (square % 8 + right, square / 8 + down)
      var run: [Int] = []
      while 0 <= x, x < 8, 0 <= y, y < 8, let disk = disks[y * 8 + x] {
        if disk == side {
          flips += run
          break
        }
        run.append(y * 8 + x)
        x += right
        y += down
      }
    }
    return flips.isEmpty ? [] : [square] + flips
  }

  /// Returns the squares on which a side may place a disk.
  func legal(for side: Disk) -> [Int] {
    (0..<64).filter { !changes(of: side, at: $0).isEmpty }
  }

  /// Returns how many disks a side has.
  func count(of side: Disk) -> Int {
    var count = 0
    for disk in disks where disk == side { count += 1 }
    return count
  }

  /// Draws a side's disks on some squares.
  mutating func draw(_ side: Disk, on squares: some Sequence<Int>) {
    for square in squares { disks[square] = side }
  }

  /// The 64 characters.
  var drawing: String {
    disks.map { $0 == nil ? "-" : $0 == .dark ? "x" : "o" }.joined()
  }
}

extension Disk {
  /// The other side.
  var opponent: Disk { self == .dark ? .light : .dark }
  /// The letter of the side.
  var letter: String { self == .dark ? "x" : "o" }
}

/// Returns the name of a square, such as `d3`.
func squareName(_ index: Int) -> String {
  "\(Array("abcdefgh")[index % 8])\(index / 8 + 1)"
}
