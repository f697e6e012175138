import Domain

/// The words of a transcript, in order, without comments, numbers of moves, and what else stands
/// between the words.
///
/// A pass is returned as `--`, and a letter with a digit in lower case, such as `d3` or `z9`. Any
/// other word is returned as it is written.
struct TranscriptWords: Sequence, IteratorProtocol {
  private static let pass = Record.Step.pass.description

  private var rest: Substring.UnicodeScalarView

  init(_ text: some StringProtocol) { rest = String(text).halfWidth.unicodeScalars[...] }

  mutating func next() -> String? {
    while let first = rest.first {
      if first == "#" {
        rest = rest.drop { $0 != "\n" && $0 != "\r" }
      } else if Self.isDigit(first) {
        let digits = rest.prefix(while: Self.isDigit)
        rest = rest[digits.endIndex...]
        // A number with a point is that of a move.
        guard rest.first == "." else { return String(digits) }
      } else if Self.isLetter(first) {
        return takeWord()
      } else if takePass(of: first) {
        return Self.pass
      }
    }
    return nil
  }

  /// Takes the signs that are equal to the first one, and returns whether they are a pass.
  private mutating func takePass(of sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "-":
      // One hyphen parts two moves, and may stand on both sides of a pass; two passes never follow
      // each other.
      let hyphens = rest.prefix { $0 == sign }
      rest = rest[hyphens.endIndex...]
      return hyphens.count > 1
    case "@":
      rest.removeFirst()
      guard rest.first == sign else { return false }
      rest.removeFirst()
      return true
    default:
      rest.removeFirst()
      return false
    }
  }

  /// Takes letters and the digits behind them: a square, a pass, or a pass and the letter of a
  /// square.
  private mutating func takeWord() -> String {
    let letters = rest.prefix(while: Self.isLetter)
    let digits = rest[letters.endIndex...].prefix(while: Self.isDigit)
    let written = String(rest[..<digits.endIndex])
    let word = String(letters).lowercased()
    guard let digit = digits.first else {
      rest = rest[letters.endIndex...]
      return Transcript.passes.contains(word) ? Self.pass : written
    }
    guard letters.count > 1 else {
      rest = rest[digits.startIndex...].dropFirst()
      return word + String(digit)
    }
    guard Transcript.passes.contains(String(word.dropLast())) else { return written }
    // The square behind the pass is the next word.
    rest = rest[letters.index(before: letters.endIndex)...]
    return Self.pass
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// Whether a scalar is no separator; what cannot be seen is none, either.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // What parts squares in most texts is not looked up.
    if (" "..."@").contains(scalar) || scalar == "\n" { return false }
    let properties = scalar.properties
    if properties.isAlphabetic { return true }
    let isForeignDigit = !scalar.isASCII && properties.numericType != nil
    let isUnseen = [.control, .format].contains(properties.generalCategory)
    return isForeignDigit || (isUnseen && !properties.isWhitespace)
  }
}
