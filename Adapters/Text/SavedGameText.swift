public import Domain
public import UseCases

/// The text of a saved game in the classic format (R7.4): a header such as `x01`, and eight rows.
///
/// Levels other than 0 follow the header, as in `x01 levels=04` (R9.3): whoever reads three characters
/// of the first line, as the original does, is not disturbed.
public enum SavedGameText {
  /// The length in bytes of the longest text that is read; a saved game has at most 95 bytes.
  public static let limit = 1024

  /// Returns the text of a saved game: nine lines, each with its line end.
  public static func encode(_ saved: SavedGame) -> String {
    let turn = saved.game.turn?.description ?? "-"
    let modes = Disk.sides.map { saved.modes[$0] == .manual ? "0" : "1" }.joined()
    let levels = Disk.sides.map { saved.modes.level(of: $0).description }.joined()
    let header = turn + modes + (levels == "00" ? "" : levelsPrefix + levels)
    return "\(header)\n\(saved.game.board)\n"
  }

  /// Reads a saved game; lines end in LF or CRLF, and the last line end may be missing.
  ///
  /// If the header contradicts the board, the board decides.
  ///
  /// - Throws: what is wrong with the text, and where.
  public static func decode(
    _ bytes: some BidirectionalCollection<UInt8>
  ) throws(Problem) -> SavedGame {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limit else { throw .tooLong }
    let lines = self.lines(of: bytes)
    guard let modes = modes(of: lines[0]) else { throw .header(lines[0]) }
    let turn = Disk(String(lines[0].prefix(1)))
    guard turn != nil || lines[0].hasPrefix("-") else { throw .header(lines[0]) }
    guard lines.count <= 9 else { throw .extra }
    let board: Board
    do {
      board = try Board(rows: lines.dropFirst())
    } catch {
      throw .board(error)
    }
    return SavedGame(game: Game(board: board, turn: turn), modes: modes)
  }

  private static let levelsPrefix = " levels="

  /// Returns the modes and levels of a header, or nil if there are none.
  private static func modes(of header: String) -> Modes? {
    let (digits, rest) = (header.dropFirst().prefix(2), header.dropFirst(3))
    let levels = rest.isEmpty ? "00" : rest.dropFirst(levelsPrefix.count)
    guard digits.count == 2, levels.count == 2, rest.isEmpty || rest.hasPrefix(levelsPrefix) else {
      return nil
    }
    var modes = Modes()
    for ((side, digit), number) in zip(zip(Disk.sides, digits), levels) {
      guard digit == "0" || digit == "1", let level = Level(String(number)) else { return nil }
      modes.setLevel(level, of: side)
      if digit == "1" { modes.choose(.computer, for: side) }
    }
    return modes
  }

  /// Why a text is not a saved game.
  public enum Problem: Error, Hashable {
    /// It is empty.
    case empty
    /// It is longer than `limit`.
    case tooLong
    /// Its first line is not a header such as `x01`.
    case header(String)
    /// Something follows the ninth line.
    case extra
    /// The rows are not a board.
    case board(Board.NotationError)
  }

  private static func lines(of bytes: some BidirectionalCollection<UInt8>) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      let ended = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return String(decoding: ended, as: UTF8.self)
    }
  }
}

extension SavedGameText.Problem: CustomStringConvertible {
  /// The problem as part of a sentence that a player reads.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong: "it is too long for a saved game"
    case .header(let line): "line 1 is '\(String(line.unicodeScalars.prefix(16)))', not like x01"
    case .extra: "something follows line 9"
    case .board(.rows(let count)): "the board has \(count) \(count == 1 ? "row" : "rows"), not 8"
    case .board(.squares(let count, let row)):
      "line \(row + 1) has \(count) \(count == 1 ? "square" : "squares")"
    case .board(.symbol(let symbol, let row, let column)):
      "line \(row + 1) has '\(String(symbol).shortened)' in column \(column)"
    }
  }
}
