import Adapters

/// A line with words in Japanese, and the same in English (C3.38).
struct JapaneseLine {
  /// The line in English, in which each word in Japanese is that of the same command.
  let english: String

  /// Words that are no commands alone: they stand behind others, or before a number.
  private static let parts = [
    "オン": "on", "オフ": "off", "コンピュータ": "computer", "コンピューター": "computer",
    "人": "manual", "人間": "manual", "レベル": "level", "すべて": "all",
  ]

  /// The words in Japanese, each with that in English, the longest first.
  private static let table: [(japanese: String, english: String)] = {
    let ofCommands = CommandTable.rows.flatMap { row in row.japanese.map { ($0, row.offered) } }
    return (ofCommands + parts.map { ($0.key, $0.value) })
      .map { (japanese: $0.0.inKatakana, english: $0.1) }
      .sorted { $0.japanese.count > $1.japanese.count }
  }()

  /// Reads a line in small letters; returns nil if it is in English, or has something else than
  /// words of commands.
  ///
  /// Spaces beside Japanese words may be left out. Hiragana and Katakana, also of half width, are
  /// the same.
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
        // Whoever types the number of a move wants to see the board before it.
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
  /// The text with Hiragana, and Katakana of half width, as ordinary Katakana; a mark behind a
  /// letter of half width is one with it.
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

  /// Katakana in the order of its forms of half width, which begin with U+FF66.
  private static let ofHalfWidth = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
}
