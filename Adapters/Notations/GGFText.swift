import Domain

/// The games of a GGF text, such as `(;GM[Othello]B[d3//1.2]W[c3];)`.
///
/// GGF is the format of game servers. Only moves and the position before them are read.
struct GGFText: Sequence, IteratorProtocol {
  /// A game, collected from its properties.
  struct Game {
    private var start: Domain.Game?
    private var words: [GameWord] = []
    /// True if a property occurs only in SGF.
    private(set) var isSGF = false

    fileprivate mutating func take(_ name: String, _ value: ArraySlice<UInt8>, line: Int) {
      switch name {
      case "B", "W":
        let move = value.prefix { $0 != UInt8(ascii: "/") }.filter { !PlainText.isSpace($0) }[...]
        if move.isEmpty { words.append(GameWord(content: .step(.pass), line: line)) }
        GameWords.read(move, line: line, into: &words)
      case "BO":
        start = PositionText.decode(value)
        let text = "BO[\(String(decoding: value, as: UTF8.self))]"
        if start == nil { words.append(GameWord(content: .other(text), line: line)) }
      case "FF", "SZ", "AB", "AW", "PL": isSGF = true
      case "GM": isSGF = isSGF || (!value.isEmpty && value.allSatisfy(PlainText.isDigit))
      default: break
      }
    }

    func record() throws(GameFileError) -> Record {
      var game = PlayedGame(start: start)
      for word in words { try game.play(word) }
      return game.record
    }
  }

  private var rest: ArraySlice<UInt8>
  private var line = 1

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Returns whether a text has `(;` followed by a property such as `B[d3]`.
  static func isPresent(in bytes: ArraySlice<UInt8>) -> Bool {
    var text = GGFText(bytes)
    while text.begin() {
      let rest = text.rest.drop(while: PlainText.isSpace)
      let name = rest.prefix(while: PlainText.isLetter)
      if !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: "[") { return true }
    }
    return false
  }

  mutating func next() -> Game? {
    guard begin() else { return nil }
    var game = Game()
    var name: [UInt8] = []
    while let byte = rest.first, byte != UInt8(ascii: ")"), !isAtBeginning {
      advance()
      if byte == UInt8(ascii: "[") {
        let number = line
        let value = takeValue()
        game.take(String(decoding: name, as: UTF8.self).uppercased(), value, line: number)
        // Further values belong to the same property.
        if rest.first != UInt8(ascii: "[") { name = [] }
      } else if PlainText.isLetter(byte) {
        name.append(byte)
      }
    }
    return game
  }

  private var isAtBeginning: Bool { rest.starts(with: "(;".utf8) }

  /// Skips the start of the next game.
  ///
  /// - Returns: false if there is no next game.
  private mutating func begin() -> Bool {
    while !rest.isEmpty, !isAtBeginning { advance() }
    guard !rest.isEmpty else { return false }
    rest = rest.dropFirst(2)
    return true
  }

  /// Reads a value and its closing bracket.
  private mutating func takeValue() -> ArraySlice<UInt8> {
    let start = rest
    while let byte = rest.first, byte != UInt8(ascii: "]"), !isAtBeginning {
      // A backslash escapes the next character.
      if byte == UInt8(ascii: "\\") { advance() }
      if !rest.isEmpty { advance() }
    }
    let value = start[..<rest.startIndex]
    if rest.first == UInt8(ascii: "]") { advance() }
    return PlainText.line(value)
  }

  private mutating func advance() {
    if rest.removeFirst() == UInt8(ascii: "\n") { line += 1 }
  }
}
