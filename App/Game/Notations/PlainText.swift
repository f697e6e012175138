/// Normalizes the characters in the text of games.
enum PlainText {
  /// Returns a line in half width, with `x` and `o` for disks.
  ///
  /// Replaces non-ASCII characters outside words with spaces.
  static func line(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard !bytes.allSatisfy({ $0 < 128 }) else { return bytes }
    let scalars = String(decoding: bytes, as: UTF8.self).halfWidth.unicodeScalars.map(plain)
    return Array(String(String.UnicodeScalarView(scalars)).utf8)[...]
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "●", "⚫": return "x"
    case "○", "⚪": return "o"
    case "・", "·": return "."
    case "\0"..."\u{7f}": return scalar
    default:
      let properties = scalar.properties
      let isUnseen = [.control, .format].contains(properties.generalCategory)
      let isOfWord =
        properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .otherSymbol
        || (isUnseen && !properties.isWhitespace)
      return isOfWord ? scalar : " "
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

  /// Returns whether a byte is part of a word, including control and non-ASCII bytes.
  static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte > 127 || (byte < 0x20 && !isSpace(byte))
  }
}
