/// The width of text on a terminal, in columns.
package enum DisplayWidth {
  /// Returns the width of a character: the sum of its scalars' widths.
  ///
  /// An emoji takes at most two columns, and exactly two with U+FE0F.
  package static func of(_ character: Character) -> Int {
    // A fast path for nearly every character in the game.
    if let ascii = character.asciiValue, (0x20...0x7e).contains(ascii) { return 1 }
    let scalars = character.unicodeScalars
    if scalars.dropFirst().isEmpty { return scalars.first.map(columns) ?? 0 }
    let columns = scalars.reduce(0) { $0 + Self.columns(of: $1) }
    guard scalars.contains(where: { $0.properties.isEmoji }) else {
      return columns
    }
    return scalars.contains("\u{fe0f}") ? 2 : min(2, columns)
  }

  /// Returns the width of a string.
  package static func of(_ text: String) -> Int {
    // A fast path for most strings in the game.
    guard !text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Breaks text into lines of at most `columns` columns.
  ///
  /// Breaks where `LineBreak` allows, or else anywhere. Indents the continuation lines of text that
  /// begins with a number, such as `15  d3`.
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
      // Drops spaces after a break.
      guard !isSpace || lines.isEmpty || line.count > indent.count else { continue }
      line.append(character)
      width += added
    }
    return lines + [String(line)]
  }

  /// Returns the width of a scalar, like a typical `wcwidth`.
  ///
  /// Marks, invisible characters, and the later parts of a Korean syllable have no width.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Includes the line and block characters of boards, and halves of flags.
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
