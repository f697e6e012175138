import Adapters
import GameSupport
import Infrastructure
import TerminalInput
import TestSupport
import Testing

/// Keys in every spelling, and bytes of any kind (C6.20).
struct KeyReaderTests {
  static let spellings: [(Key, [String])] = [
    (.enter, ["\r", "\n"]),
    (.backspace, ["\u{7f}", "\u{8}"]),
    (.tab, ["\t"]),
    (.endOfInput, ["\u{4}"]),
    (.redraw, ["\u{c}"]),
    (.backTab, ["\u{1b}[Z", "\u{1b}[9;2u"]),
    (.eraseToStart, ["\u{15}"]),
    (.eraseWord, ["\u{17}", "\u{1b}\u{7f}", "\u{1b}\u{8}"]),
    (.eraseToEnd, ["\u{b}"]),
    (.insertErased, ["\u{19}"]),
    (.wordLeft, ["\u{1b}b", "\u{1b}B", "[1;5D", "[1;3D", "[1;7D", "Od"]),
    (.wordRight, ["\u{1b}f", "\u{1b}F", "[1;5C", "[1;3C", "Oc"]),
    (.eraseNextWord, ["\u{1b}d", "\u{1b}D"]),
    (
      .up,
      ["[A", "OA", "[1;5A", "[1;2A", "[a", "Oa", "O5A", "O1;5A", "[1;5:1A", "\u{1b}[A"]
    ),
    (.down, ["[B", "OB", "[1;5B", "[1;3B", "[b", "Ob", "O2B", "\u{1b}OB"]),
    (.older, ["\u{10}"]), (.newer, ["\u{e}"]),
    (.right, ["\u{6}", "[C", "OC", "[1;2C", "[5C", "[c", "\u{1b}[C", "\u{1b}\u{1b}[C"]),
    (.left, ["\u{2}", "[D", "OD", "[1;2D", "[1;10D", "[d", "\u{1b}[D"]),
    (.home, ["[H", "OH", "[1~", "[7~", "[1;5H", "[1;5~", "[7;2~", "[7^", "[7$", "[7@", "\u{1}"]),
    (.end, ["[F", "OF", "[4~", "[8~", "[1;2F", "[4;5~", "[8;3~", "[8^", "[8$", "[8@", "\u{5}"]),
    (.pageUp, ["[5~", "[5;5~"]),
    (.pageDown, ["[6~", "[6;2~"]),
    (.delete, ["[3~", "[3;5~", "[3^", "[3$", "[3@", "\u{1b}[3~"]),
    (.cursorReport(row: 1, column: 3), ["[1;3R"]),
    (.cursorReport(row: 240, column: 1080), ["[240;1080R"]),
    (.text("g"), ["g"]), (.text("é"), ["é"]), (.text("囲"), ["囲"]), (.text("🎲"), ["🎲"]),
  ]

  /// The bytes of a spelling, which the table gives without its Escape.
  private func bytes(_ spelling: String) -> [UInt8] {
    let isSequence = spelling.utf8.count > 1 && spelling.utf8.allSatisfy { $0 < 0x80 }
    return Array((isSequence ? "\u{1b}" + spelling : spelling).utf8)
  }

  @Test(arguments: spellings)
  func `C6.20 a key is known in all its spellings, wherever their bytes are cut`(
    key: Key, spellings: [String]
  ) {
    for bytes in spellings.map(bytes) {
      #expect(keys(bytes + bytes) == [key, key], "\(bytes)")
      for cut in bytes.indices {
        var reader = KeyReader()
        #expect(reader.take(UInt8(ascii: "d")) == .text("d"))
        for byte in bytes[..<cut] { #expect(reader.take(byte) == nil) }
        var other = reader
        #expect(bytes[cut...].compactMap { reader.take($0) } == [key])
        #expect(bytes[cut...].compactMap { other.take($0) } == [key])
        #expect(reader.take(UInt8(ascii: "x")) == .text("x"))
      }
    }
  }

  @Test(arguments: [
    "[[A", "[24;2~", "[15^", "O1;5P", "O ", "[P", "[201~", "[~", "[;~",
    "[R", "[5R", "[1;R", "[0;3R", "[1;2;3R", "[99999999999999999999;1R", "[1;5 R",
    "[?1;3R", "[?2026;2$y", "[<0;12;3M", "[200$", "[97;9u",
    "]11;rgb:0000/0000/0000\u{7}", "]0;囲碁\u{1b}\\",
    "P1$r0m\u{1b}\\", "_Gi=31;OK\u{1b}\\", "^x\u{1b}\\", "Xx\u{1b}\\",
    "Pabc\u{18}", "\\", "[1;5\u{18}", "[\u{7}",
    "[00000000000000034~", "[1[", "[ [",
  ])
  func `C6.20 an unknown sequence is dropped as a whole`(unknown: String) {
    #expect(keys("d\u{1b}\(unknown)" + "3") == [.text("d"), .text("3")])
  }

  @Test(arguments: ["c", "3", " ", "囲", "é", "(", "\r", "\u{1}"])
  func `G2.3 Esc does not swallow a key that follows at once`(key: String) {
    for escapes in ["\u{1b}", "\u{1b}\u{1b}", "\u{1b}\u{1b}\u{1b}"] {
      #expect(keys("d\(escapes)\(key)3") == [.text("d")] + keys(key) + [.text("3")])
    }
  }

  @Test(
    arguments: [
      ("", .escape), ("\u{1b}", .escape), ("O", .text("O")), ("[", .text("[")), ("P", .text("P")),
      ("]", .text("]")), ("X", .text("X")), ("^", .text("^")), ("_", .text("_")), ("[1;5", nil),
      ("O5", nil), ("[[", nil),
    ] as [(String, Key?)])
  func `G2.3 an unfinished sequence is Esc, the key after it, or dropped`(
    sequence: String, key: Key?
  ) {
    var reader = KeyReader()
    for byte in "\u{1b}\(sequence)".utf8 { #expect(reader.take(byte) == nil) }
    #expect(reader.timeLimit == .milliseconds(50))
    #expect(reader.timeOut() == key)
    #expect(reader.timeLimit == nil && reader.timeOut() == nil)
    #expect(reader.take(UInt8(ascii: "A")) == .text("A"))
  }

  @Test(arguments: ["d", "\u{1b}[A", "\u{1b}d", "\u{1b}\\", "\u{1b}]11;", "囲"])
  func `G2.3 a finished key has no time limit`(bytes: String) {
    var reader = KeyReader()
    for byte in bytes.utf8 { _ = reader.take(byte) }
    let before = "\(reader)"
    #expect(reader.timeLimit == nil && reader.timeOut() == nil)
    #expect("\(reader)" == before)
  }

  @Test func `G2.22 a paste without an end ends after a second, or by Esc`() {
    var reader = KeyReader()
    for byte in "\u{1b}[200~d3".utf8 { #expect(reader.take(byte) == nil) }
    #expect(reader.timeLimit == .seconds(1))
    #expect(reader.timeOut() == .pasted("d3"))
    for byte in "\u{1b}[200~d3\u{1b}".utf8 { #expect(reader.take(byte) == nil) }
    #expect(reader.timeLimit == .milliseconds(50))
    #expect(reader.timeOut() == .pasted("d3"))
    // The end that comes after all says nothing.
    #expect("\u{1b}[201~x".utf8.compactMap { reader.take($0) } == [.text("x")])
  }

  @Test(arguments: ["\u{1b}[M !!", "\u{1b}[M\u{7f}\u{1b}\r"])
  func `G2.22 an old report of the mouse is dropped`(report: String) {
    #expect(keys("d\(report)3") == [.text("d"), .text("3")])
  }

  @Test(
    arguments: [
      ("27", .escape), ("13", .enter), ("9", .tab), ("127", .backspace), ("97", .text("a")),
      ("12354", .text("あ")), ("97;5", .home), ("27;1", .escape), ("57358", nil), ("63743", nil),
    ] as [(String, Key?)])
  func `G2.22 a key sent as the number of its character is that key`(
    number: String, key: Key?
  ) {
    #expect(keys("\u{1b}[\(number)u") == [key].compactMap(\.self))
  }

  @Test func `C6.20 control characters, and those that break or reverse a row, are dropped`() {
    let known = Set(
      Array(0x01...0x02) + Array(0x04...0x06) + Array(0x08...0x0e) + [0x10, 0x15, 0x17, 0x19, 0x1b])
    let controls = ((0..<0x20).filter { !known.contains($0) } + Array(0x80...0x9f))
      .map { String(Unicode.Scalar(UInt8($0))) }
    for dropped in controls + [
      "\u{2028}", "\u{2029}", "\u{202e}", "\u{200f}", "\u{2066}", "\u{61c}",
    ] {
      #expect(keys("d\(dropped)3") == [.text("d"), .text("3")], "\(dropped.debugDescription)")
    }
  }

  @Test(arguments: [
    ("[1;5", Key.enter, "\r"), ("]11;rgb:", .enter, "\r"), ("O5", .enter, "\r"),
    ("P", .eraseToStart, "\u{15}"), ("P", .backspace, "\u{7f}"), ("[1", .backspace, "\u{7f}"),
  ])
  func `C6.20 a broken sequence does not swallow the next control key`(
    start: String, key: Key, control: String
  ) {
    #expect(keys("\u{1b}\(start)\(control)3") == [key, .text("3")])
    #expect(keys("\u{1b}\(start)\u{1b}[A3") == [.up, .text("3")])
  }

  @Test func `C6.20 typed bytes are decoded as Swift decodes UTF-8`() {
    let unprintable = "\u{2028}\u{2029}\u{61c}\u{200e}\u{200f}".unicodeScalars.map(\.value)
    func isDropped(_ value: UInt32) -> Bool {
      value == 0xfffd || (0x7f...0x9f).contains(value) || unprintable.contains(value)
        || (0x202a...0x202e).contains(value) || (0x2066...0x2069).contains(value)
    }
    for seed in 0..<UInt64(50 * RunOptions.edits) {
      var chance = SplitMix64(seed: seed)
      let starts: [ClosedRange<UInt8>] = [0x20...0x7e, 0x80...0xbf, 0xc0...0xdf, 0xe0...0xff]
      let bytes = (0..<30).map { _ in
        let isInner = Int.random(in: 0..<3, using: &chance) > 0
        return UInt8.random(
          in: isInner ? starts[1] : starts[.random(in: 0..<4, using: &chance)],
          using: &chance)
      }
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
        .filter { !isDropped($0) }
      let read = keys(bytes).map(\.typed).joined().unicodeScalars.map(\.value)
        .filter { $0 != 0xfffd }
      guard read == expected else {
        Issue.record("seed \(seed): \(bytes)")
        return
      }
    }
  }

  /// Bytes that are likely to mean something.
  private func nastyBytes(_ chance: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "[", "1", "200", ";", "~", "R", "$",
      "\u{1b}[200~", "\u{1b}[201~", "\u{1b}[201", "\r\n", "\u{18}", "囲", "e\u{301}", "\u{9b}",
    ]
    return (0..<Int.random(in: 1...24, using: &chance)).flatMap { _ -> [UInt8] in
      Bool.random(using: &chance)
        ? Array((pieces.randomElement(using: &chance) ?? "").utf8)
        : [UInt8.random(in: 0...255, using: &chance)]
    }
  }

  @Test func `C6.20 any bytes of a terminal give printable keys, and reading goes on`() {
    for seed in 0..<UInt64(50 * RunOptions.edits) {
      var chance = SplitMix64(seed: seed)
      var reader = KeyReader()
      let bytes = nastyBytes(&chance)
      let typed = bytes.compactMap { reader.take($0) }.map(\.typed).joined()
      let last = Array("\u{1b}[201~x".utf8).compactMap { reader.take($0) }.last
      let isPrintable = typed.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      guard isPrintable, last == .text("x"), "\(reader)".utf8.count < 500 else {
        Issue.record("seed \(seed): \(bytes)")
        return
      }
    }
  }

  @Test(arguments: ["[", "[1;", "O", "]", "P", "[200~", "[200~\u{1b}[201"])
  func `C6.20 an endless sequence takes bounded memory`(start: String) {
    for filler in ["0", "囲", " ", ";"] {
      var reader = KeyReader()
      let bytes =
        Array("\u{1b}\(start)".utf8)
        + Array(repeating: Array(filler.utf8), count: 10_000).joined()
      for byte in bytes { _ = reader.take(byte) }
      #expect("\(reader)".utf8.count < 10_000, "\(start) \(filler)")
    }
  }
}
