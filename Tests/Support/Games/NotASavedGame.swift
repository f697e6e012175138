package struct NotASavedGame: CustomStringConvertible, Sendable {
  package let description: String
  /// The problem in words for players, as part of a sentence.
  package let problem: String
  package let bytes: [UInt8]

  init(_ description: String, _ bytes: some Sequence<UInt8>, _ problem: String) {
    self.description = description
    self.problem = problem
    self.bytes = Array(bytes)
  }

  /// Files made or damaged by other programs, editors, transfers, or people.
  package static let all = [
    Self("an empty file", [], "it is empty"),
    Self("a line end alone", "\n".utf8, header("")),
    Self("one row", "x00\n--------\n".utf8, "the board has 1 row, not 8"),
    Self("seven rows", text(rows: 7), "the board has 7 rows, not 8"),
    Self("nine rows", text(rows: 9), behind),
    Self("an empty line at the end", text() + "\n".utf8, behind),
    Self("no header", text().dropFirst(4), header("--------")),
    Self("junk behind the header", text("x01 "), header("x01 ")),
    Self("two carriage returns", text("x00\r\r"), header("x00\r")),
    Self("an unknown mode", text("x02"), header("x02")),
    Self("a mode too many", text("x000"), header("x000")),
    Self("an Arabic digit", text("x\u{0661}0"), header("x\u{0661}0")),
    Self("an unknown side", text("z00"), header("z00")),
    Self("a Cyrillic x", text("\u{0445}00"), header("\u{0445}00")),
    Self("an accent on the header", text("x\u{0301}00"), header("x\u{0301}00")),
    Self("a short header", text("x0"), header("x0")),
    Self("a long header", text(many("x", 40)), header(many("x", 16))),
    Self("NUL bytes", many("\0", 76).utf8, header(many("\0", 16))),
    Self("a byte order mark", text("\u{FEFF}x01"), header("\u{FEFF}x01")),
    Self("UTF-16", wide(text()), header("\u{FFFD}\u{FFFD}x\00\01\0")),
    Self("no UTF-8", text().map { $0 == 0x6f ? 0xff : $0 }, symbol("\u{FFFD}", 4, line: 5)),
    Self("nine columns", text(third: "---------"), "line 4 has 9 squares, not 8"),
    Self("one column", text(third: "-"), "line 4 has 1 square, not 8"),
    Self("an empty last row", text(last: ""), "line 9 has 0 squares, not 8"),
    Self("an unknown letter", text(third: "--z-----"), symbol("z", 3)),
    Self("a carriage return in a row", text(third: "----\r---"), symbol("\r", 5)),
    Self("a typeset dash", text(third: "\u{2013}-------"), symbol("\u{2013}", 1)),
    Self("a thousand line ends", many("\n", 1000).utf8, header("")),
    Self("far too many line ends", text() + many("\n", 1000).utf8, tooLong),
    Self("far too much", many("x", 1025).utf8, tooLong),
  ]

  private static let behind = "unexpected text after line 9"
  private static let tooLong = "it is too long for a saved game"
  private static func header(_ line: String) -> String {
    "line 1 is '\(line)'; it should look like 'x01'"
  }
  private static func symbol(_ symbol: String, _ column: Int, line: Int = 4) -> String {
    "unexpected '\(symbol)' in line \(line), column \(column)"
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func text(
    _ header: String = "x01", third: String = "--------", last: String = "--------",
    rows: Int = 8
  ) -> [UInt8] {
    let empty = Array(repeating: "--------", count: rows - 6)
    let lines = [header, "--------", "--------", third, "---ox---", "---xo---"] + empty + [last]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Returns ASCII text encoded as little-endian UTF-16, with a byte order mark.
  private static func wide(_ text: [UInt8]) -> [UInt8] {
    [0xFF, 0xFE] + text.flatMap { [$0, 0] }
  }
}
