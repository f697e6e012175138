import Adapters

/// Where a text may be broken: at spaces, and behind a Japanese character (C6.21, C6.50).
///
/// A word in Latin letters or a square is not split, and what follows it in Japanese, such as a
/// particle, stays with it. A number stays with the word before it, as in `d3 +4` and `d3 (4)`.
/// Where the items of a list stand apart, the list is broken between them.
enum LineBreak {
  /// Punctuation and small letters that do not begin a line.
  private static let closing = Set(
    "、。，．・：；？！」』）】〕〉》々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ〜)]}>,.:;?!'")
  /// Brackets that do not end a line.
  private static let opening = Set("「『（【〔〈《([{<'")

  /// Returns how many characters of a line stand before the last break, at which the rest of the
  /// text may begin another, or before the last space; nil if there is neither.
  ///
  /// What decides about the end of the line is at most a space, a sign, and a digit behind it.
  static func last(in line: [Character], before rest: ArraySlice<Character>) -> Int? {
    let text = line + rest.prefix(3)
    let places = (0...line.count).dropFirst()
    let gap = places.last { text[$0 - 1] != " " && text[$0...].starts(with: "  ") }
    return gap ?? places.last { isAllowed(at: $0, in: text) } ?? places.last { text[$0] == " " }
  }

  private static func isAllowed(at index: Int, in text: [Character]) -> Bool {
    let before = text[index - 1]
    let after = text[index]
    guard after == " " else {
      return isJapanese(before) && !opening.contains(before) && !closing.contains(after)
    }
    let behindSpace = text.dropFirst(index + 1)
    guard isOfWord(before) else { return true }
    return !isNumber(behindSpace) && behindSpace.first.map(isJapanese) != true
  }

  /// Returns whether a number begins a text, with or without a sign, or in parentheses.
  private static func isNumber(_ text: ArraySlice<Character>) -> Bool {
    let hasSign = text.first.map("+-(".contains) == true
    return text.dropFirst(hasSign ? 1 : 0).first?.isWholeNumber == true
  }

  /// Returns whether a character ends a word or a number in Latin letters.
  private static func isOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "?)'".contains(character))
  }

  private static func isJapanese(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x3001...0x30ff, 0x3400...0x9fff, 0xff01...0xff60: return true
    default: return false
    }
  }
}
