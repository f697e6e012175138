import TerminalInput
import Testing

/// Breaking lines wider than the terminal (C6.21).
struct LineBreakTests {
  @Test(arguments: [
    (10, "あいうえおか", ["あいうえお", "か"]),
    // Neither a comma nor a small letter begins a line, and no bracket ends one.
    (10, "あいうえお、か", ["あいうえ", "お、か"]), (8, "あいうしょう", ["あいう", "しょう"]),
    (8, "コンピュータ", ["コン", "ピュータ"]), (8, "あいう「えお」", ["あいう", "「えお」"]),
    (8, "あいうえ」お", ["あいう", "え」お"]), (8, "あいうえ)お", ["あいう", "え)お"]),
    // Squares and words in Latin letters are whole, and what follows stays with them.
    (9, "次は d3 に置く", ["次は", "d3 に置く"]), (7, "次は d3 に置く", ["次は", "d3 に置", "く"]),
    (8, "次は d3 に置く", ["次は", "d3 に置", "く"]), (9, "石は reversi です", ["石は", "reversi", "です"]),
    (8, "あいreversi", ["あい", "reversi"]), (6, "あい30手目", ["あい", "30手目"]),
    (8, "石 (黒) です", ["石", "(黒) で", "す"]),
    // Spaces at a break are dropped.
    (4, "あい うえ", ["あい", "うえ"]), (5, "あい うえ", ["あい", "うえ"]),
    // If there is no place, it is broken anywhere.
    (4, "、、、、", ["、、", "、、"]), (1, "あ", ["", "あ"]),
  ])
  func `G1.13 Japanese is broken between most characters`(
    columns: Int, text: String, lines: [String]
  ) {
    #expect(DisplayWidth.wrapped(text, to: columns) == lines)
  }

  @Test(arguments: [
    (8, "one two three", ["one two", "three"]), (7, "one two three", ["one two", "three"]),
    (6, "one two", ["one", "two"]), (4, "abcdefghij", ["abcd", "efgh", "ij"]),
    (9, "plays d3, (flips) d4", ["plays d3,", "(flips)", "d4"]), (5, "a  bcdef", ["a", "bcdef"]),
    (6, "● 2  ● 2", ["● 2", "● 2"]), (3, "", [""]),
  ])
  func `G1.13 English is broken at spaces alone`(columns: Int, text: String, lines: [String]) {
    #expect(DisplayWidth.wrapped(text, to: columns) == lines)
  }

  @Test(arguments: [
    (11, "d3 +4  c4 -2", ["d3 +4", "c4 -2"]), (11, "d3 +4  c4 0", ["d3 +4  c4 0"]),
    (10, "d3 +4  c4 0", ["d3 +4", "c4 0"]), (12, "d3 wins by 12", ["d3 wins", "by 12"]),
    // Where a list goes on, it may be broken.
    (10, "g2 (14), 35 b7", ["g2 (14),", "35 b7"]), (12, "1 move g2 (4)", ["1 move", "g2 (4)"]),
    (14, "列は a-h、行は 1-8", ["列は a-h、行は", "1-8"]),
    // A sign alone is no number, and if there are only numbers, they are broken.
    (8, "one two - x", ["one two", "- x"]), (5, "12 14 16", ["12 14", "16"]),
    (10, "次は d3 +4 です", ["次は", "d3 +4 です"]),
  ])
  func `G1.13 no line is broken between a word and a number`(
    columns: Int, text: String, lines: [String]
  ) {
    #expect(DisplayWidth.wrapped(text, to: columns) == lines)
  }

  @Test(arguments: [
    (16, "d6 wins by 4  b7 loses by 12", ["d6 wins by 4", "b7 loses by 12"]),
    (20, "d6 turns 4   f6 turns 2", ["d6 turns 4", "f6 turns 2"]),
    (12, "d6 turns 4   f6 turns 2", ["d6 turns 4", "f6 turns 2"]),
    (11, "d6 turns 4   f6 turns 2", ["d6 turns 4", "f6 turns 2"]),
    // An item that has no room is broken.
    (9, "d6 turns 4  f6", ["d6", "turns 4", "f6"]), (8, "  one two", ["  one", "two"]),
  ])
  func `G1.13 items with space between them stay whole`(columns: Int, text: String, lines: [String])
  {
    #expect(DisplayWidth.wrapped(text, to: columns) == lines)
  }
}
