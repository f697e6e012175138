public import Domain
public import UseCases

/// The text of a saved game in the classic format (R7.4): a header such as `x01`, and eight rows.
public enum SavedGameText {
  /// The length in bytes of the longest text that is read; a saved game has at most 85 bytes.
  public static let limit = 1024

  /// Returns the text of a saved game: nine lines, each with its line end.
  public static func encode(_ saved: SavedGame) -> String {
    let turn = saved.game.turn?.description ?? "-"
    return "\(turn)\(saved.modes.dark.rawValue)\(saved.modes.light.rawValue)\n\(saved.game.board)\n"
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
    let header = Array(lines[0])
    guard header.count == 3, let dark = Mode(header[1]), let light = Mode(header[2]) else {
      throw .header(lines[0])
    }
    let turn = Disk(String(header[0]))
    guard turn != nil || header[0] == "-" else { throw .header(lines[0]) }
    guard lines.count <= 9 else { throw .extra }
    let board: Board
    do {
      board = try Board(rows: lines.dropFirst())
    } catch {
      throw .board(error)
    }
    return SavedGame(
      game: Game(board: board, turn: turn), modes: Modes(dark: dark, light: light))
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

extension Mode {
  fileprivate init?(_ digit: Character) {
    switch digit {
    case "0": self = .manual
    case "1": self = .computer
    default: return nil
    }
  }
}
