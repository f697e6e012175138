import Adapters

/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  /// Returns the columns of a character: two for an emoji, otherwise the sum for its scalars.
  package static func of(_ character: Character) -> Int {
    // Nearly every character of the game is one of these, and costs nothing so.
    if let ascii = character.asciiValue, (0x20...0x7e).contains(ascii) { return 1 }
    let scalars = character.unicodeScalars
    if scalars.dropFirst().isEmpty { return scalars.first.map(columns) ?? 0 }
    let columns = scalars.reduce(0) { $0 + Self.columns(of: $1) }
    guard scalars.contains(where: { $0.properties.isEmoji }) else {
      return columns
    }
    return scalars.contains("\u{fe0f}") ? 2 : min(2, columns)
  }

  /// Returns the columns of a text.
  package static func of(_ text: String) -> Int {
    // Most texts of the game have such characters alone, which need not be put together of bytes.
    guard !text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns a text in lines of at most a number of columns, broken where `LineBreak` allows it, or
  /// else anywhere; what is behind a number, as in `15  d3`, goes on below itself.
  package static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line: [Character] = []
    var width = 0
    let characters = Array(text)
    let digits = characters.prefix(2).drop { $0 == " " }
    let isNumbered =
      digits.first?.isWholeNumber == true && characters.dropFirst(2).starts(with: "  ")
    let indent = Array(repeating: Character(" "), count: isNumbered ? 4 : 0)
    for (index, character) in characters.enumerated() {
      let isSpace = character == " "
      let added = of(character)
      if width + added > columns {
        let end = LineBreak.last(in: line, before: characters[index...]) ?? line.endIndex
        lines.append(String(line[..<end]))
        line = indent + line[end...].drop { $0 == " " }
        width = line.reduce(0) { $0 + of($1) }
      }
      // Spaces at a break are dropped.
      guard !isSpace || lines.isEmpty || line.count > indent.count else { continue }
      line.append(character)
      width += added
    }
    return lines + [String(line)]
  }

  /// Returns the columns of a scalar: as with the usual wcwidth, marks and invisible characters
  /// take none, and neither do the vowels and final consonants of a Korean syllable.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Among them are the blocks that boards are drawn with; the last are halves of flags.
    case 0x20...0x7e, 0xad, 0x2500...0x259f, 0x1f1e6...0x1f1ff: return 1
    case 0x1160...0x11ff, 0xd7b0...0xd7ff: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: return scalar.properties.isEmojiPresentation || scalar.isEastAsianWide ? 2 : 1
    }
  }
}
