import TerminalInput
import TestSupport
import Testing

/// The width of text in columns (C6.21).
struct DisplayWidthTests {
  @Test(arguments: [
    (
      0, ["\u{301}", "\u{200b}", "\u{200d}", "\u{feff}", "\u{7}", "\u{7f}", "\u{fe0f}", "\u{20dd}"]
    ),
    (0, ["\u{1161}", "\u{11a8}", "\u{d7b0}", "\u{d7c6}", "\u{d7cb}", "\u{d7fb}"]),
    (
      1,
      [
        "a", "~", " ", "é", "e\u{301}", "a\u{308}\u{323}", "ß", "ж", "א", "●", "○", "ﾃ", "ｶ", "±",
        "\u{ad}", "\u{303f}", "♥", "☃", "1", "\u{1f1ef}", "\u{e000}", "\u{378}", "…", "─", "क",
      ]
    ),
    (
      2,
      [
        "囲", "碁", "か", "カ", "が", "か\u{3099}", "한", "\u{1112}\u{1161}\u{11ab}", "\u{1100}",
        "ｄ", "３", "　", "、", "￥", "〈", "🎲", "👍", "👍🏽", "👩‍👩‍👧‍👦", "🇯🇵", "♥️", "☃️", "1️⃣", "⌚", "⭐",
        "𠮷", "\u{30000}", "ㄅ", "㈱", "ꀀ", "﹏", "☰", "䷀", "𛀀", "🈚", "🈂",
      ]
    ),
  ])
  func `G1.13 a character takes zero, one, or two columns`(width: Int, characters: [Character]) {
    for character in characters {
      #expect(DisplayWidth.of(character) == width, "\(character.debugDescription)")
    }
  }

  // Conjuncts, and a row of initial consonants.
  @Test(arguments: [
    ("क्ष", 2), ("क्ष्म", 3), ("स्त्र", 3), ("क्ष्म्य", 4), ("\u{1100}\u{1100}\u{1161}", 4),
  ])
  func `G1.13 a character of several letters takes the columns of each`(text: String, width: Int) {
    #expect(text.count == 1)
    #expect(DisplayWidth.of(Character(text)) == width)
  }

  @Test(arguments: [
    ("", 0), ("white", 5), ("e\u{301}a", 2), ("a🎲b", 4), ("🇯🇵🇺🇸", 4),
  ])
  func `G1.13 a text takes the columns of its characters`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `G1.13 every scalar has a width, alone and after another`() throws {
    let step = RunOptions.isThorough ? 1 : 13
    for value in stride(from: UInt32(0), through: 0x10_ffff, by: step) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = DisplayWidth.of(Character(scalar))
      let pair = DisplayWidth.of("a\(scalar)")
      guard (0...2).contains(width), (1...3).contains(pair) else {
        Issue.record("\(value)")
        return
      }
    }
  }
}
