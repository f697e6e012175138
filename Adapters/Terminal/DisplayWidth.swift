/// How many columns of a terminal text takes, on one that draws disks in so many columns.
package enum DisplayWidth {
  /// Returns the columns of a character: those of its letters, of which it seldom has several; an
  /// emoji takes two, whatever it is made of.
  package static func of(_ character: Character, circleColumns: Int = 1) -> Int {
    if character == "●" || character == "○" { return circleColumns }
    let scalars = character.unicodeScalars
    let columns = scalars.reduce(0) { $0 + Self.columns(of: $1) }
    guard scalars.contains(where: \.properties.isEmoji) else { return columns }
    return scalars.contains("\u{fe0f}") ? 2 : min(2, columns)
  }

  /// Returns the columns of a text.
  package static func of(_ text: String, circleColumns: Int = 1) -> Int {
    text.reduce(0) { $0 + of($1, circleColumns: circleColumns) }
  }

  /// Returns a text that takes at most so many columns, ending in `~` if it is cut (CONSOLE C6.3);
  /// no character is ever cut in two.
  package static func cut(_ text: String, to columns: Int, circleColumns: Int = 1) -> String {
    guard of(text, circleColumns: circleColumns) > columns else { return text }
    var width = 1
    let kept = text.prefix {
      width += of($0, circleColumns: circleColumns)
      return width <= columns
    }
    return columns < 1 ? "" : kept + "~"
  }

  /// Returns the columns of a scalar.
  ///
  /// As in the usual wcwidth, marks and invisible characters take none, and neither do the vowels
  /// and final consonants that complete a Korean syllable.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7e, 0xad: return 1
    case 0x1160...0x11ff, 0xd7b0...0xd7ff: return 0
    // One half of a flag.
    case 0x1f1e6...0x1f1ff: return 1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return scalar.properties.isEmojiPresentation || scalar.isEastAsianWide ? 2 : 1
    }
  }
}
