import Adapters
import TerminalInput
import Testing

/// The history of entered lines (C6.20).
struct LineHistoryTests {
  static let (up, down) = ("\u{1b}[A", "\u{1b}[B")

  @Test(arguments: [
    ("", "\(up)", "|"),
    ("", "\(down)", "|"),
    ("d3\rc3\r", "\(up)\(up)\(up)\(up)", "d3|"),
    ("d3\rc3\r", "\(up)\(up)\(down)", "c3|"),
    ("d3\rc3\r", "\(up)\(up)\(down)\(down)\(down)", "|"),
    ("d3\r\rc3\r  \r", "\(up)\(up)", "d3|"),
    ("d3\rd3\rd3\r", "\(up)\(up)\(down)", "|"),
    ("d3\rc3\rd3\r", "\(up)\(up)\(up)", "d3|"),
    ("d3\r\(up)\r", "\(up)\(down)", "|"),
  ])
  func `C6.20 Up and Down recall the entered lines`(
    before: String, keys: String, shown: String
  ) {
    var editor = editor(before)
    #expect(editor.type(keys) == [])
    #expect(editor.shown == shown)
  }

  @Test func `G2.6 after a cleared line Up recalls the newest line`() {
    var editor = editor("d3\rc3\rwhite\(Self.up)\(Self.up)")
    editor.clear()
    #expect(editor.type(Self.down) == [])
    #expect(editor.shown == "|")
    #expect(editor.type(Self.up) == [])
    #expect(editor.shown == "c3|")
  }

  @Test func `C6.20 Up recalls a hundred lines`() {
    var editor = editor((1...150).map { "line \($0)\r" }.joined())
    _ = editor.type(String(repeating: Self.up, count: 99))
    #expect(editor.shown == "line 52|")
    _ = editor.type(Self.up)
    #expect(editor.shown == "line 51|")
    _ = editor.type(Self.up)
    #expect(editor.shown == "line 51|")
    _ = editor.type(String(repeating: Self.down, count: 100))
    #expect(editor.shown == "|")
  }
}
