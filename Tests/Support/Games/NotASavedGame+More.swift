extension NotASavedGame {
  /// Files that other programs, editors, transfers and people make of a saved game.
  static let fromElsewhere = [
    Self("UTF-16, little end first", wide(littleEnd: true), header("\u{FFFD}\u{FFFD}x\00\00\0")),
    Self("UTF-16, big end first", wide(littleEnd: false), header("\u{FFFD}\u{FFFD}\0x\00\00\0")),
    Self("UTF-16 without a mark", good.flatMap { [$0, 0] }, header("x\00\00\0")),
    Self("a blank line first", [10] + good, header("")),
    Self("a space first", [32] + good, header(" x00")),
    Self("a tab behind the header", "x00\t\n".utf8 + rows(), header("x00\t")),
    Self("two carriage returns", "x00\r\r\n".utf8 + rows(), header("x00\r")),
    Self("a capital header", "X00\n".utf8 + rows(), header("X00")),
    Self("a letter for a mode", "xab\n".utf8 + rows(), header("xab")),
    Self("a mode below zero", "x-1\n".utf8 + rows(), header("x-1")),
    Self("a mode too many", "x000\n".utf8 + rows(), header("x000")),
    Self("an Arabic digit", "x\u{0661}0\n".utf8 + rows(), header("x\u{0661}0")),
    Self("a wide digit", "x\u{FF10}0\n".utf8 + rows(), header("x\u{FF10}0")),
    Self("a Cyrillic x", "\u{0445}00\n".utf8 + rows(), header("\u{0445}00")),
    Self("an accent on the header", "x\u{0301}00\n".utf8 + rows(), header("x\u{0301}00")),
    Self("no header", rows(), header("--------")),
    Self("the header last", rows() + Array("x00\n".utf8), header("--------")),
    Self("the header twice", "x00\nx00\n".utf8 + rows(), "something follows line 9"),
    Self("two games", good + good, "something follows line 9"),
    Self("a comment behind", good + Array("# mine\n".utf8), "something follows line 9"),
    Self("a NUL behind", good + [0], "something follows line 9"),
    Self("an end-of-file mark of old", good + [0x1A], "something follows line 9"),
    Self("one row", "x00\n--------\n".utf8, "the board has 1 row, not 8"),
    Self("six rows", good.prefix(58), "the board has 6 rows, not 8"),
    Self("a row cut short", good.dropLast(4), "line 9 has 5 squares"),
    Self("a row of nothing", row(""), "line 2 has 0 squares"),
    Self("spaces for squares", row("        "), symbol(" ", 1)),
    Self("points for squares", row("........"), symbol(".", 1)),
    Self("noughts for squares", row("---00---"), symbol("0", 4)),
    Self("a capital O", row("---O----"), symbol("O", 4)),
    Self("a star", row("-------*"), symbol("*", 8)),
    Self("a space behind a row", row("-------- "), "line 2 has 9 squares"),
    Self("a space before a row", row(" --------"), "line 2 has 9 squares"),
    Self("spaces between the squares", row("- - - - - - - -"), "line 2 has 15 squares"),
    Self("a row number", row("1--------"), "line 2 has 9 squares"),
    Self("a carriage return in a row", row("----\r---"), symbol("\r", 5)),
    Self("a tab in a row", row("----\t---"), symbol("\t", 5)),
    Self("typeset dashes", row("\u{2013}-------"), symbol("\u{2013}", 1)),
    Self("a disk as it is drawn", row("\u{25CF}-------"), symbol("\u{25CF}", 1)),
    Self("a web page", "<!DOCTYPE html>\n".utf8, header("<!DOCTYPE html>")),
    Self("braces", #"{"turn": "x"}"#.utf8, header(#"{"turn": "x"}"#)),
    Self("a packed file", [0x1F, 0x8B, 8, 0], header("\u{1F}\u{FFFD}\u{8}\0")),
    Self("ones alone", [0xFF, 0xFF, 0xFF], header("\u{FFFD}\u{FFFD}\u{FFFD}")),
    Self("a surrogate", [0xED, 0xA0, 0x80], header("\u{FFFD}\u{FFFD}\u{FFFD}")),
    Self("a thousand line ends", [UInt8](repeating: 10, count: 1000), header("")),
  ]

  private static let good = Array("x00\n".utf8) + rows()

  private static func rows(first: String = "--------") -> [UInt8] {
    let empty = "--------"
    let all = [first, empty, empty, "---ox---", "---xo---", empty, empty, empty]
    return Array(all.map { $0 + "\n" }.joined().utf8)
  }

  private static func row(_ first: String) -> [UInt8] { Array("x00\n".utf8) + rows(first: first) }
  private static func header(_ line: String) -> String { "line 1 is '\(line)', not like x01" }
  private static func symbol(_ symbol: String, _ column: Int) -> String {
    "line 2 has '\(symbol)' in column \(column)"
  }

  private static func wide(littleEnd: Bool) -> [UInt8] {
    ([0xFEFF] + good.map(UInt16.init)).flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return littleEnd ? bytes : bytes.reversed()
    }
  }
}
