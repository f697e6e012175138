import Adapters
import Testing

/// Lines from bytes (C3, C4).
struct LineSplitterTests {
  private func lines(_ bytes: some Sequence<UInt8>) -> [InputLine] {
    var splitter = LineSplitter()
    var lines = bytes.compactMap { splitter.consume($0) }
    while let line = splitter.finish() { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []),
    ("d3\nc3", ["d3", "c3"]),
    ("d3\r\nc3\r", ["d3", "c3"]),
    ("\r\n", [""]),
    ("\n\nok\n\n", ["", "", "ok", ""]),
    ("\tblack\tmanual\n", ["\tblack\tmanual"]),
    ("ｄ３\n囲碁 🎲\n", ["ｄ３", "囲碁 🎲"]),
    ("\u{feff}d3\nc3", ["d3", "c3"]),
  ])
  func `C3.11 a line ends in LF or CRLF, and the last line end is optional`(
    text: String, expected: [String]
  ) {
    #expect(lines(text.utf8) == expected.map(InputLine.text))
  }

  @Test(arguments: ["", "\r"])
  func `C3.11 a line may have 4096 bytes without its end, and no more`(carriageReturn: String) {
    let longest = String(repeating: "v", count: 4096)
    let ends = carriageReturn + "\n"
    #expect(lines((longest + ends).utf8) == [.text(longest)])
    #expect(lines((longest + carriageReturn).utf8) == [.text(longest)])
    #expect(
      lines((longest + "v" + ends + "d3\n").utf8) == [.refused(.tooLong), .text("d3")])
    #expect(lines((longest + "v").utf8) == [.refused(.tooLong)])
    let within = longest + "\rv" + ends + "d3\n"
    #expect(lines(within.utf8) == [.refused(.tooLong), .text("d3")], "a carriage return within it")
    let long = Array(repeating: UInt8(ascii: "v"), count: 100_000)
    #expect(
      lines(long + Array("\n\(ends)d3\n".utf8) + long)
        == [.refused(.tooLong), .text(""), .text("d3"), .refused(.tooLong)])
  }

  @Test(
    arguments: [
      [0xff], [0x80], [0xc3], [0xc0, 0xaf], [0xe5, 0x9b], [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80], [0x64, 0x33, 0xfe],
    ] as [[UInt8]])
  func `C3.11 a line that is not UTF-8 is refused, and reading goes on`(bytes: [UInt8]) {
    let more = Array("\nd3\n".utf8)
    #expect(lines(bytes + more) == [.refused(.notUTF8), .text("d3")])
    #expect(lines(bytes) == [.refused(.notUTF8)])
  }

  @Test func `C3.11 a line with any control character but the tab is refused`() throws {
    for value in UInt32(0)...0xff where value != 0x0a && value != 0x0d {
      let scalar = try #require(Unicode.Scalar(value))
      let text = "d\(scalar)3"
      let isControl = (value < 0x20 && value != 0x09) || (0x7f...0x9f).contains(value)
      let expected: InputLine = isControl ? .refused(.control) : .text(text)
      #expect(lines((text + "\nc3").utf8) == [expected, .text("c3")], "\(value)")
    }
    for text in ["\rd3\n", "d\r3\n", "d3\r\r\n"] {
      #expect(lines(text.utf8) == [.refused(.control)], "a carriage return within a line")
    }
  }
}
