import Domain
public import UseCases

/// The text of a saved game in the classic format (R7.4).
///
/// A header such as `x01` precedes eight rows. The record and any levels other than 0 extend the
/// header, as in `x01 computers=04 moves=d3c3` (R9.3). The original program reads only the header's
/// first three characters, so it can still read the file.
public enum SavedGameText {
  /// The maximum length to read, in bytes.
  ///
  /// A saved game has fewer than 600 bytes.
  public static let limit = 1024

  /// Returns the text of a saved game: nine lines with their line endings.
  public static func encode(_ saved: SavedGame) -> String {
    let turn = saved.game.turn?.description ?? "-"
    let modes = Disk.sides.map { saved.modes[$0] == .manual ? "0" : "1" }.joined()
    let fields = SavedGameFields(saved).text
    return "\(turn)\(modes)\(fields)\n\(saved.game.board)\n"
  }

  /// Parses a saved game whose lines end in LF or CRLF.
  ///
  /// The last line ending is optional. If the record contradicts the board, the board takes
  /// precedence.
  public static func decode(
    _ bytes: some BidirectionalCollection<UInt8>
  ) throws(SavedGameError) -> SavedGame {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limit else { throw .tooLong }
    let lines = self.lines(of: bytes)
    let turn = lines[0].prefix(1)
    let digits = lines[0].dropFirst().prefix(2)
    guard turn == "-" || Disk(String(turn)) != nil, digits.count == 2,
      digits.allSatisfy({ $0 == "0" || $0 == "1" }),
      let fields = SavedGameFields(lines[0].dropFirst(3))
    else { throw .header(String(lines[0].unicodeScalars.prefix(16))) }
    guard lines.count <= 9 else { throw .extra }
    let drawn = try board(rows: lines.dropFirst())
    var modes = Modes()
    for (side, digit) in zip(Disk.sides, digits) {
      modes.setLevel(fields.levels[side], of: side)
      if digit == "1" { modes.choose(.computer, for: side) }
    }
    let game = Game(board: drawn, turn: Disk(String(turn)))
    // Compares only the board and the turn, because the classic format stores nothing else.
    let played = Game(board: fields.record.game.board, turn: fields.record.game.turn)
    let record = played == game ? fields.record : Record(start: game)
    return SavedGame(record: record, modes: modes)
  }

  private static func board(rows: ArraySlice<String>) throws(SavedGameError) -> Board {
    do throws(Board.NotationError) {
      return try Board(rows: rows)
    } catch {
      throw .board(error)
    }
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
