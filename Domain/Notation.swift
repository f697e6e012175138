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

extension Board: LosslessStringConvertible {
  /// Reads a board from eight lines, the last without a line end; returns nil if they are not a
  /// board.
  public init?(_ description: String) {
    let rows = description.split(separator: "\n", omittingEmptySubsequences: false)
    guard let board = try? Board(rows: rows) else { return nil }
    self = board
  }

  /// The board as eight lines of eight squares: `x` dark, `o` light, `-` empty.
  public var description: String {
    let symbols = SquareSet.all.map { self[$0]?.description ?? "-" }
    return stride(from: 0, to: 64, by: 8)
      .map { symbols[$0..<$0 + 8].joined() }
      .joined(separator: "\n")
  }
}

extension Game: LosslessStringConvertible {
  /// Reads a game from nine lines: the side on turn, or `-` if the game is over, and the board;
  /// returns nil if they are not a game.
  ///
  /// If the turn contradicts the board, the board decides (R7.4).
  public init?(_ description: String) {
    let lines = description.split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, let board = Board(String(lines[1])) else { return nil }
    let turn = Disk(String(lines[0]))
    guard turn != nil || lines[0] == "-" else { return nil }
    self.init(board: board, turn: turn)
  }

  /// The game as nine lines: the side on turn, or `-` if the game is over, and the board.
  public var description: String { "\(turn?.description ?? "-")\n\(board)" }
}
