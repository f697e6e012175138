/// The rules for breaking text: at spaces and after Japanese characters (C6.21).
///
/// Latin words and squares stay whole, along with a Japanese particle after them. A number stays
/// with the word before it, as in `d3 +4` and `d3 (4)`. A list with wide gaps breaks only at them.
enum LineBreak {
  /// Punctuation and small kana that cannot begin a line.
  private static let closing = Set(
    "、。，．・：；？！」』）】〕〉》々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ〜)]}>,.:;?!'")
  /// Brackets and quotation marks that cannot end a line.
  private static let opening = Set("「『（【〔〈《([{<'")

  /// Returns the length of a line up to its last possible break, or `nil`.
  ///
  /// Only the first three characters of `rest` matter: a space, a sign, and a digit.
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

  /// Returns whether text begins with a number, possibly after a sign or parenthesis.
  private static func isNumber(_ text: ArraySlice<Character>) -> Bool {
    let hasSign = text.first.map("+-(".contains) == true
    return text.dropFirst(hasSign ? 1 : 0).first?.isWholeNumber == true
  }

  /// Returns whether a character can end a Latin word or a number.
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
