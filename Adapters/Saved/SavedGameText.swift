import Domain
public import UseCases

/// The text of a saved game in the classic format (R7.15).
///
/// A header such as `x01` precedes eight rows. The record extends the header, as in
/// `x01 moves=d3c3`. The original program reads only the header's first three characters, so it can
/// still read the file.
public enum SavedGameText {
  /// The maximum length to read, in bytes.
  ///
  /// A saved game has fewer than 600 bytes.
  public static let limit = 1024

  /// Returns the text of a saved game: nine lines with their line endings.
  public static func encode(_ saved: SavedGame) -> String {
    "\(SavedGameHeader(saved).text)\n\(saved.record.game.board)\n"
  }

  /// Parses a saved game whose lines end in LF or CRLF.
  ///
  /// A byte order mark and the last line ending are optional. If the record contradicts the board,
  /// the board takes precedence.
  public static func decode(
    _ bytes: some BidirectionalCollection<UInt8>
  ) throws(SavedGameError) -> SavedGame {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limit else { throw .tooLong }
    let lines = self.lines(of: bytes.trimmingPrefix("\u{feff}".utf8))
    guard let header = SavedGameHeader(lines[0]) else {
      throw .header(String(lines[0].unicodeScalars.prefix(16)))
    }
    guard lines.count <= 9 else { throw .extra }
    let game = Game(board: try board(rows: lines.dropFirst()), turn: header.turn)
    if let record = header.record, record.game == game {
      return SavedGame(record: record, modes: header.modes)
    }
    return SavedGame(record: Record(start: game), modes: header.modes)
  }

  private static func board(rows: ArraySlice<String>) throws(SavedGameError) -> Board {
    do throws(Board.NotationError) {
      return try Board(rows: rows)
    } catch {
      throw .board(error)
    }
  }

  /// Returns the lines without their endings, at least one.
  private static func lines(of bytes: some BidirectionalCollection<UInt8>) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return String(decoding: text, as: UTF8.self)
    }
  }
}
