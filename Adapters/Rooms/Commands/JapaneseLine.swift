import Adapters

/// A line with Japanese words, translated into English (C3.38).
struct JapaneseLine {
  /// The line with each Japanese word replaced by its English equivalent.
  let english: String

  /// Words that follow another word or precede a number.
  private static let parts = [
    "オン": "on", "オフ": "off", "コンピュータ": "computer", "コンピューター": "computer",
    "人": "manual", "人間": "manual", "レベル": "level", "すべて": "all",
  ]

  /// All Japanese words with their English equivalents, longest first.
  private static let table: [(japanese: String, english: String)] = {
    let ofCommands = CommandTable.rows.flatMap { row in row.japanese.map { ($0, row.offered) } }
    return (ofCommands + parts.map { ($0.key, $0.value) })
      .map { (japanese: $0.0.inKatakana, english: $0.1) }
      .sorted { $0.japanese.count > $1.japanese.count }
  }()

  /// Translates a lowercase line.
  ///
  /// Spaces around Japanese words are optional. Hiragana, Katakana, and half-width Katakana are
  /// equivalent. Returns `nil` for a line in ASCII or with an unknown Japanese word.
  init?(_ line: String) {
    guard line.contains(where: { !$0.isASCII }) else { return nil }
    var rest = Substring(line.inKatakana)
    var english: [String] = []
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if let word = Self.table.first(where: { rest.hasPrefix($0.japanese) }) {
        english.append(word.english)
        rest.removeFirst(word.japanese.count)
      } else if first.isASCII {
        let word = rest.prefix { $0.isASCII && $0 != " " }
        english.append(String(word))
        rest.removeFirst(word.count)
      } else if rest == "手目", let number = english.first, english.count == 1, Int(number) != nil {
        // A move number alone means the position before the move.
        english = ["go", number]
        rest = ""
      } else {
        return nil
      }
    }
    self.english = english.joined(separator: " ")
  }
}

extension String {
  /// The text with Hiragana and half-width Katakana converted to full-width Katakana.
  ///
  /// A half-width letter and its voicing mark become one character.
  fileprivate var inKatakana: String {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0x3041...0x3096: Unicode.Scalar(scalar.value + 0x60) ?? scalar
      case 0xff66...0xff9d: Self.ofHalfWidth[Int(scalar.value) - 0xff66]
      case 0xff9e: "\u{3099}"
      case 0xff9f: "\u{309a}"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Full-width Katakana, in the order of the half-width forms from U+FF66.
  private static let ofHalfWidth = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
}
