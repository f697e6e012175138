import Adapters
import Testing

/// Every key in every spelling (C6.1).
struct KeySpellingTests {
  static let spellings: [(Key, [String])] = [
    (.enter, ["\r", "\n"]),
    (.backspace, ["\u{7f}", "\u{8}"]),
    (.tab, ["\t"]),
    (.endOfInput, ["\u{4}"]),
    (.redraw, ["\u{c}"]),
    (.eraseToStart, ["\u{15}"]),
    (.eraseWord, ["\u{17}"]),
    (.up, ["[A", "OA", "[1;5A", "[1;2A", "[a", "Oa", "O5A", "O1;5A", "[1;5:1A", "\u{1b}[A"]),
    (.down, ["[B", "OB", "[1;5B", "[1;3B", "[b", "Ob", "O2B", "\u{1b}OB"]),
    (.right, ["[C", "OC", "[1;5C", "[5C", "[c", "Oc", "\u{1b}[C", "\u{1b}\u{1b}[C"]),
    (.left, ["[D", "OD", "[1;5D", "[1;10D", "[d", "Od", "\u{1b}[D"]),
    (.home, ["[H", "OH", "[1~", "[7~", "[1;5H", "[1;5~", "[7;2~", "[7^", "[7$", "[7@", "\u{1}"]),
    (.end, ["[F", "OF", "[4~", "[8~", "[1;2F", "[4;5~", "[8;3~", "[8^", "[8$", "[8@", "\u{5}"]),
    (.delete, ["[3~", "[3;5~", "[3^", "[3$", "[3@", "\u{1b}[3~"]),
    (.cursorReport(row: 1, column: 3), ["[1;3R"]),
    (.cursorReport(row: 240, column: 1080), ["[240;1080R"]),
    (.text("g"), ["g"]), (.text("é"), ["é"]), (.text("囲"), ["囲"]), (.text("🎲"), ["🎲"]),
  ]

  /// What a spelling stands for as bytes: it goes without its Escape in the table.
  private func bytes(_ spelling: String) -> [UInt8] {
    let isSequence = spelling.utf8.count > 1 && spelling.utf8.allSatisfy { $0 < 0x80 }
    return Array((isSequence ? "\u{1b}" + spelling : spelling).utf8)
  }

  @Test(arguments: spellings)
  func `C6.1 a key is known in all its spellings, between other keys`(
    key: Key, spellings: [String]
  ) {
    for spelling in spellings {
      #expect(
        keys(Array("d".utf8) + bytes(spelling) + Array("3".utf8))
          == [.text("d"), key, .text("3")], "\(spelling.debugDescription)")
      #expect(keys(bytes(spelling) + bytes(spelling)) == [key, key])
    }
  }

  @Test(arguments: spellings)
  func `C6.1 a key is the same wherever its bytes are cut`(key: Key, spellings: [String]) {
    for bytes in spellings.map(bytes) {
      for cut in bytes.indices {
        var reader = KeyReader()
        for byte in bytes[..<cut] { #expect(reader.take(byte) == nil) }
        var other = reader
        #expect(bytes[cut...].compactMap { reader.take($0) } == [key])
        #expect(bytes[cut...].compactMap { other.take($0) } == [key])
        #expect(reader.take(UInt8(ascii: "x")) == .text("x"))
      }
    }
  }

  @Test(arguments: [
    "[[A", "[[E", "[Z", "[E", "[2~", "[5~", "[6~", "[11~", "[24;2~", "[15^", "[M", "[I", "[O",
    "OP", "OQ", "OR", "OS", "O1;5P", "Oj", "OM", "O ", "[P", "[201~", "[~", "[;~", "[9~",
    "[R", "[5R", "[1;R", "[;3R", "[0;3R", "[1;2;3R", "[99999999999999999999;1R", "[1;5 R",
    "[?1;3R", "[?62;22c", "[>0;276;0c", "[?2026;2$y", "[<0;12;3M", "[=1;2u", "[?1A", "[>3~",
    "[3 ~", "[1!p", "[200$", "[13;1;1;1;1;1;1;1;1;1;1;1;1;1~",
    "]11;rgb:0000/0000/0000\u{7}", "]11;rgb:ffff/ffff/ffff\u{1b}\\", "]0;囲碁\u{1b}\\",
    "P1$r0m\u{1b}\\", "P>|xterm(388)\u{1b}\\", "_Gi=31;OK\u{1b}\\", "^x\u{1b}\\", "Xx\u{1b}\\",
    "Pabc\u{18}", "]x\u{1a}", "d", "3", " ", "\r", "\u{7f}", "\u{1}", "囲", "é", "\\", "(",
    "\u{1b}d", "\u{1b}\u{1b}d", "[1;5\u{18}", "[\u{7}",
  ])
  func `C6.1 a sequence that is no known key is swallowed whole`(unknown: String) {
    #expect(keys("d\u{1b}\(unknown)" + "3") == [.text("d"), .text("3")])
  }

  @Test func `C6.1 control characters that are no key are ignored`() {
    let known = Set([0x01, 0x04, 0x05, 0x08, 0x09, 0x0a, 0x0c, 0x0d, 0x15, 0x17, 0x1b, 0x7f])
    for value in (0..<0x20).filter({ !known.contains($0) }) + Array(0x80...0x9f) {
      let control = Unicode.Scalar(UInt8(value))
      #expect(keys("d\(control)3") == [.text("d"), .text("3")], "\(value)")
    }
  }

  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{202e}", "\u{200f}", "\u{2066}", "\u{61c}"])
  func `C6.1 a character that would break or reverse the row is dropped`(scalar: String) {
    #expect(keys("d\(scalar)3") == [.text("d"), .text("3")])
  }

  @Test(arguments: [
    ("[1;5", Key.enter, "\r"), ("]11;rgb:", .enter, "\r"), ("O5", .enter, "\r"),
    ("P", .eraseToStart, "\u{15}"), ("P", .backspace, "\u{7f}"), ("[1", .backspace, "\u{7f}"),
  ])
  func `C6.1 a sequence that is cut off does not swallow the next control key`(
    start: String, key: Key, control: String
  ) {
    #expect(keys("\u{1b}\(start)\(control)3") == [key, .text("3")])
    #expect(keys("\u{1b}\(start)\u{1b}[A3") == [.up, .text("3")])
  }
}
