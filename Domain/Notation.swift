extension Board {
  /// What is wrong with the text of a board; rows and columns count from 1.
  public enum NotationError: Error, Hashable {
    /// The text does not have eight rows but this many.
    case rows(Int)
    /// A row does not have eight squares but this many.
    case squares(Int, row: Int)
    /// A square holds a character other than `x`, `o` and `-`.
    case symbol(Character, row: Int, column: Int)
  }

  /// Reads a board from its eight rows, top to bottom, each of eight squares: `x` dark, `o` light,
  /// `-` empty.
  ///
  /// - Throws: what is wrong with the first row or square that cannot be read.
  public init(rows: some Collection<some StringProtocol>) throws(NotationError) {
    guard rows.count == 8 else { throw .rows(rows.count) }
    var squares: [Disk: UInt64] = [:]
    for (y, row) in rows.enumerated() {
      guard row.count == 8 else { throw .squares(row.count, row: y + 1) }
      for (x, symbol) in row.enumerated() {
        if let disk = Disk(String(symbol)) {
          squares[disk, default: 0] |= 1 << UInt64(y * 8 + x)
        } else if symbol != "-" {
          throw .symbol(symbol, row: y + 1, column: x + 1)
        }
      }
    }
    dark = SquareSet(bits: squares[.dark, default: 0])
    light = SquareSet(bits: squares[.light, default: 0])
  }
}

extension Board: CustomStringConvertible {
  /// The board as eight lines of eight squares: `x` dark, `o` light, `-` empty.
  public var description: String {
    let symbols = SquareSet.all.map { self[$0]?.description ?? "-" }
    return stride(from: 0, to: 64, by: 8)
      .map { symbols[$0..<$0 + 8].joined() }
      .joined(separator: "\n")
  }
}
