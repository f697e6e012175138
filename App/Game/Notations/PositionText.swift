public import Domain

/// A position on one line (C3.16).
///
/// It has 64 squares, followed by the side to move, or by `-` if the game is over.
public enum PositionText {
  /// Returns the position of a game on one line.
  public static func encode(_ game: Game) -> String {
    game.board.description.filter { $0 != "\n" } + " " + (game.turn?.description ?? "-")
  }

  /// Parses 64 squares and the side to move, or returns `nil` (C5.15).
  package static func decode(_ text: some StringProtocol) -> Game? {
    decode(PlainText.line(Array(text.utf8)[...]))
  }

  static func decode(_ line: ArraySlice<UInt8>) -> Game? {
    guard let row = Row(line), row.squares.count == 64, let turn = Turn(row.rest) else {
      return nil
    }
    return game(row.squares, turn)
  }

  /// Parses a position on one line, or in eight rows starting with `line`.
  ///
  /// Returns the position and the lines after it, or `nil` if there is no position.
  static func read(_ line: TextLines.Line, _ following: TextLines) -> (Game, TextLines)? {
    if let game = decode(line.bytes) { return (game, following) }
    var rest = following
    var squares: [UInt8] = []
    var row = isHeader(line) ? rest.next() : line
    while squares.count < 64 {
      guard let next = row.flatMap({ Row($0.bytes) }), next.squares.count == 8, next.rest.isEmpty
      else { return nil }
      squares += next.squares
      if squares.count < 64 { row = rest.next() }
    }
    // Column letters and the side to move may follow.
    var behind = rest
    if let line = behind.next(), isHeader(line) { rest = behind }
    behind = rest
    let side = behind.next().flatMap { $0.bytes.isEmpty ? nil : Turn($0.bytes) }
    if side != nil { rest = behind }
    return game(squares, side ?? .none).map { ($0, rest) }
  }

  /// Up to 64 squares at the start of a line, and the rest.
  private struct Row {
    var squares: [UInt8] = []
    var rest: ArraySlice<UInt8>

    /// Parses a line up to a semicolon.
    ///
    /// Blanks, bars, slashes, and brackets may separate squares, and the row number may be at
    /// either end. Returns `nil` for other text between squares.
    init?(_ line: ArraySlice<UInt8>) {
      rest = line
      while let byte = rest.first, byte != UInt8(ascii: ";") {
        let isDigit = PlainText.isDigit(byte)
        if isSquare(byte), squares.count < 64 {
          squares.append(byte)
        } else if isDigit ? !(squares.isEmpty || squares.count == 8) : !isBetween(byte) {
          if squares.count == 64 { break }
          return nil
        }
        rest = rest.dropFirst()
      }
      rest = rest.prefix { $0 != UInt8(ascii: ";") }
    }
  }

  /// The side to move, as written.
  private enum Turn {
    case side(Disk)
    case none

    init?(_ text: ArraySlice<UInt8>) {
      let word = text.filter { !isBetween($0) }
      switch word.count > 5 ? nil : String(decoding: word, as: UTF8.self).lowercased() {
      case "x", "*", "b", "black", "dark": self = .side(.dark)
      case "o", "w", "white", "light": self = .side(.light)
      case "", "-": self = .none
      default: return nil
      }
    }
  }

  private static func game(_ squares: [UInt8], _ turn: Turn) -> Game? {
    let disks = squares.map { square -> String in
      if case .side(let side)? = Turn([square]) { "\(side)" } else { "-" }
    }
    let rows = stride(from: 0, to: 64, by: 8).map { disks[$0..<$0 + 8].joined() }
    guard let board = try? Board(rows: rows) else { return nil }
    if case .side(let side) = turn { return Game(board: board, turn: side) }
    return Game(board: board, turn: nil)
  }

  private static func isHeader(_ line: TextLines.Line) -> Bool {
    line.bytes.count < 64
      && line.bytes.filter { !isBetween($0) }.map { $0 | 0x20 } == Array("abcdefgh".utf8)
  }

  private static func isSquare(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o"), UInt8(ascii: "w"): true
    default: "*-._+".utf8.contains(byte)
    }
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    PlainText.isSpace(byte) || "|/()[]{}<>".utf8.contains(byte)
  }
}
