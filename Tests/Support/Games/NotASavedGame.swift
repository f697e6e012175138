/// The content of a file that is not a saved game.
package struct NotASavedGame: CustomStringConvertible, Sendable {
  package let description: String
  /// What players read about it, as part of a sentence.
  package let problem: String
  package let bytes: [UInt8]

  init(_ description: String, _ bytes: some Sequence<UInt8>, _ problem: String) {
    self.description = description
    self.problem = problem
    self.bytes = Array(bytes)
  }

  /// Everything that is not a saved game, damaged or from elsewhere.
  package static let all = files + fromElsewhere

  /// Damaged files.
  package static let files = [
    Self("an empty file", [], "it is empty"),
    Self("a line end alone", "\n".utf8, "line 1 is '', not like x01"),
    Self("a header alone", "x01\n".utf8, "the board has 0 rows, not 8"),
    Self("seven rows", text(rows: 7), "the board has 7 rows, not 8"),
    Self("nine rows", text(rows: 9), "something follows line 9"),
    Self("an empty line at the end", text() + "\n".utf8, "something follows line 9"),
    Self("nine columns", text(third: "---------"), "line 4 has 9 squares"),
    Self("seven columns", text(third: "-------"), "line 4 has 7 squares"),
    Self("one column", text(third: "-"), "line 4 has 1 square"),
    Self("an unknown letter", text(third: "--z-----"), "line 4 has 'z' in column 3"),
    Self("a capital letter", text(third: "-------X"), "line 4 has 'X' in column 8"),
    Self("junk behind the header", text("x01 "), "line 1 is 'x01 ', not like x01"),
    Self("an unknown mode", text("x02"), "line 1 is 'x02', not like x01"),
    Self("an unknown side", text("z00"), "line 1 is 'z00', not like x01"),
    Self("a short header", text("x0"), "line 1 is 'x0', not like x01"),
    Self("a long header", text(long), "line 1 is 'xxxxxxxxxxxxxxxx', not like x01"),
    Self("NUL bytes", [UInt8](repeating: 0, count: 76), "line 1 is '\(nuls)', not like x01"),
    Self("a NUL for a square", text(third: "---\0----"), "line 4 has '\0' in column 4"),
    Self("a byte order mark", text("\u{FEFF}x01"), "line 1 is '\u{FEFF}x01', not like x01"),
    Self("no UTF-8", text().map { $0 == 0x6f ? 0xff : $0 }, "line 5 has '\u{FFFD}' in column 4"),
    Self("old line ends", text().map { $0 == 10 ? 13 : $0 }, oldProblem),
    Self("an empty last row", text(last: ""), "line 9 has 0 squares"),
    Self("a space for the last square", text(last: "------- "), "line 9 has ' ' in column 8"),
    Self("a letter at the end", text() + "x".utf8, "something follows line 9"),
    Self("a header without a side", text(" 01"), "line 1 is ' 01', not like x01"),
    Self(
      "far too many line ends", text() + [UInt8](repeating: 10, count: 1000),
      "it is too long for a saved game"),
    Self("far too much", [UInt8](repeating: 0x78, count: 1025), "it is too long for a saved game"),
  ]

  private static let long = String(repeating: "x", count: 40)
  private static let nuls = String(repeating: "\0", count: 16)
  private static let oldProblem = "line 1 is 'x01\r--------\r---', not like x01"

  private static func text(
    _ header: String = "x01", third: String = "--------", last: String = "--------",
    rows: Int = 8
  ) -> [UInt8] {
    let empty = Array(repeating: "--------", count: rows - 6)
    let lines = [header, "--------", "--------", third, "---ox---", "---xo---"] + empty + [last]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
