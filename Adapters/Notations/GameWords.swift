import Domain

/// Reads lines of games as people and programs write them (C5.16).
///
/// Skips comments, numbers, sides, marks, results, and punctuation.
struct GameWords {
  private static let sides: Set = ["b", "w", "x", "o", "black", "white", "dark", "light"]
  private static let passes = ["pass", "pa", "ps"].map { Array($0.utf8) }

  /// A comment that is still open.
  private struct Comment {
    let sign: UInt8
    let line: Int

    var end: UInt8 { sign == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")") }
  }

  /// The open comments, outermost first.
  private var comments: [Comment] = []

  /// The opening character of the outermost open comment, as a word, or `nil`.
  var openComment: GameWord? {
    comments.first.map {
      GameWord(content: .other(String(Unicode.Scalar($0.sign))), line: $0.line)
    }
  }

  /// Returns the words of the next line, already simplified by `PlainText`.
  mutating func read(_ line: TextLines.Line) -> [GameWord] {
    var words: [GameWord] = []
    let bytes = line.bytes
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let begins = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(")
      if let comment = comments.last {
        index += 1
        // Inside braces, a parenthesis is plain text.
        if begins, comment.sign != UInt8(ascii: "{") {
          comments.append(Comment(sign: byte, line: line.number))
        }
        if byte == comment.end { comments.removeLast() }
        continue
      }
      switch byte {
      case _ where begins: comments.append(Comment(sign: byte, line: line.number))
      case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ";"): return words
      case UInt8(ascii: "/") where bytes[(index + 1)...].first == byte: return words
      case UInt8(ascii: "-"), UInt8(ascii: "@"):
        let signs = bytes[index...].prefix { $0 == byte }
        index = signs.endIndex
        // A single hyphen is a separator. Two or more are one pass, including any separators.
        let passes = byte == UInt8(ascii: "@") ? signs.count / 2 : min(1, signs.count / 2)
        words += Array(repeating: GameWord(content: .step(.pass), line: line.number), count: passes)
        continue
      case _ where PlainText.isOfWord(byte):
        let word = bytes[index...].prefix(while: PlainText.isOfWord)
        index = word.endIndex
        Self.read(word, line: line.number, into: &words)
        continue
      default: break
      }
      index += 1
    }
    return words
  }

  /// Adds the moves and passes of a word, and any unreadable rest.
  ///
  /// Adds nothing for a number or a side.
  static func read(_ word: ArraySlice<UInt8>, line: Int, into words: inout [GameWord]) {
    let number = word.prefix(while: PlainText.isDigit)
    if number.count == word.count || isSide(word) { return }
    var reading = Reading(word, letterFirst: number.isEmpty || word.count % 2 == 1)
    // A move number may precede the moves.
    if !reading.rest.isEmpty { reading = Reading(word.dropFirst(number.count), letterFirst: true) }
    words += reading.steps.map { GameWord(content: .step($0), line: line) }
    guard !reading.rest.isEmpty else { return }
    // Of squares off the board, adds only the first.
    let digits = reading.rest.dropFirst().prefix(while: PlainText.isDigit)
    let other = digits.isEmpty ? reading.rest : reading.rest.prefix(1 + digits.count)
    let written = String(decoding: other, as: UTF8.self)
    words.append(GameWord(content: .other(written), line: line))
  }

  private static func isSide(_ word: ArraySlice<UInt8>) -> Bool {
    word.count < 6 && sides.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// The moves and passes at the start of a word, and the rest.
  private struct Reading {
    var steps: [Record.Step] = []
    var rest: ArraySlice<UInt8>

    init(_ word: ArraySlice<UInt8>, letterFirst: Bool) {
      rest = word
      while let step = next(letterFirst: letterFirst) { steps.append(step) }
    }

    private mutating func next(letterFirst: Bool) -> Record.Step? {
      guard let first = rest.first, let second = rest.dropFirst().first else { return nil }
      let (letter, digit) = letterFirst ? (first, second) : (second, first)
      // Converts a letter to lowercase.
      let column = Int(letter | 0x20) - Int(UInt8(ascii: "a"))
      if let square = Square(x: column, y: Int(digit) - Int(UInt8(ascii: "1"))) {
        rest = rest.dropFirst(2)
        return .move(square)
      }
      let small = rest.prefix(4).map { $0 | 0x20 }
      guard let pass = passes.first(where: small.starts) else { return nil }
      let behind = rest.dropFirst(pass.count)
      // Excludes words such as `pause`.
      let next = behind.prefix(4).map { $0 | 0x20 }
      let goesOn = behind.dropFirst().first.map(PlainText.isDigit) == true
      guard behind.isEmpty || goesOn || passes.contains(where: next.starts) else { return nil }
      rest = behind
      return .pass
    }
  }
}
