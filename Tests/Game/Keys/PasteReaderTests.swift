import Adapters
import TerminalInput
import Testing

/// Bracketed paste (C6.52).
struct PasteReaderTests {
  private func pasted(_ text: String) -> [Key] {
    keys("\u{1b}[200~\(text)\u{1b}[201~")
  }

  @Test(arguments: [
    ("d3\r\nc3\re6\n", "d3 c3 e6 "),
    ("d3\r\rc3\n\ne6\n\r", "d3  c3  e6  "),
    ("white\tmanual", "white manual"),
    ("\u{4}d\u{1}3\u{7f}\u{0}\u{85}", "d3"),
    ("d\u{1b}[31m3", "d[31m3"),
    ("d\u{1b}3", "d3"),
    ("\u{1b}[20\u{1b}[201", "[20[201"),
    ("\u{1b}[2\u{1b}", "[2"),
    ("囲碁 🎲 ｄ３ e\u{301}", "囲碁 🎲 ｄ３ e\u{301}"),
    ("a\u{2028}b\u{2029}c\u{202e}d", "a b cd"),
    ("d\u{c}\u{b}3\r\u{0}\n", "d3  "),
  ])
  func `G2.22 a paste becomes one line without control characters`(
    text: String, expected: String
  ) {
    #expect(pasted(text) == [.pasted(expected)])
    #expect(keys("\u{1b}[200~\(text)\u{1b}[201~\r") == [.pasted(expected), .enter])
  }

  @Test(arguments: ["", "\u{7}", "\u{1b}"])
  func `G2.22 an empty paste gives no key`(text: String) {
    #expect(pasted(text).isEmpty)
    #expect(keys("\u{1b}[200~\(text)\u{1b}[201~d") == [.text("d")])
  }

  @Test func `G2.22 bytes of a paste that are not UTF-8 are dropped`() {
    let bytes = Array("\u{1b}[200~d".utf8) + [0xff, 0x33, 0xe5, 0x9b] + Array("\u{1b}[201~x".utf8)
    #expect(keys(bytes) == [.pasted("d3"), .text("x")])
  }

  @Test func `G2.22 a paste ends at 4096 bytes or before, and what follows it is typed`() {
    let short = String(repeating: "v", count: 4095)
    for (text, kept) in [
      (short + "v", short + "v"), (short + "vw", short + "v"), (short + short, short + "v"),
      (short + "囲v", short), (short + "v囲v", short + "v"),
    ] {
      #expect(keys("\u{1b}[200~\(text)\u{1b}[201~d") == [.pasted(kept), .text("d")])
    }
  }
}
