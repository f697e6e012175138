import Adapters
import Testing

/// The lines that were entered before (C6.1).
struct LineHistoryTests {
  static let (up, down) = ("\u{1b}[A", "\u{1b}[B")

  @Test(arguments: [
    ("", "\(up)", "|"),
    ("", "\(down)", "|"),
    ("d3\r", "\(up)", "d3|"),
    ("d3\rc3\r", "\(up)", "c3|"),
    ("d3\rc3\r", "\(up)\(up)", "d3|"),
    ("d3\rc3\r", "\(up)\(up)\(up)\(up)", "d3|"),
    ("d3\rc3\r", "\(up)\(up)\(down)", "c3|"),
    ("d3\rc3\r", "\(up)\(up)\(down)\(down)\(down)", "|"),
    ("d3\r\rc3\r  \r", "\(up)\(up)", "d3|"),
    ("d3\rd3\rd3\r", "\(up)\(up)\(down)", "|"),
    ("d3\rc3\rd3\r", "\(up)\(up)\(up)", "d3|"),
    ("d3\r\(up)\r", "\(up)\(down)", "|"),
  ])
  func `C6.1 up and down walk through the lines that were entered`(
    before: String, keys: String, shown: String
  ) {
    var editor = editor(before)
    #expect(editor.type(keys) == [])
    #expect(editor.shown == shown)
  }

  @Test func `C6.1 the half-typed line is back after a walk through the history, cursor and all`() {
    var editor = editor("d3\rc3\rwhite ma\u{1b}[D\u{1b}[D")
    let half = editor
    _ = editor.type(Self.up + Self.up + Self.down)
    #expect(editor.shown == "c3|")
    _ = editor.type(Self.down)
    #expect(editor.shown == "white |ma")
    #expect(editor == half)
    _ = editor.type(Self.down + Self.down)
    #expect(editor == half)
  }

  @Test func `C6.1 a recalled line can be edited and entered, and is remembered again`() {
    var editor = editor("d3\rc3\r")
    #expect(editor.type(Self.up + Self.up + "\u{7f}4\r") == [.line("d4")])
    #expect(editor.shown == "|")
    _ = editor.type(Self.up)
    #expect(editor.shown == "d4|")
    _ = editor.type(Self.up + Self.up)
    #expect(editor.shown == "d3|")
  }

  @Test func `C6.1 a recalled line that was edited stays so while the walk lasts`() {
    var editor = editor("d3\rc3\r")
    _ = editor.type(Self.up + "!" + Self.up + Self.down)
    #expect(editor.shown == "c3!|")
    _ = editor.type(Self.down + Self.up)
    #expect(editor.shown == "c3|")
  }

  @Test func `C6.5 clearing the line ends the walk, and the next begins with the newest line`() {
    var editor = editor("d3\rc3\rwhite\(Self.up)\(Self.up)")
    #expect(editor.clear() == true)
    #expect(editor.type(Self.down) == [])
    #expect(editor.shown == "|")
    #expect(editor.type(Self.up) == [])
    #expect(editor.shown == "c3|")
  }

  @Test func `C6.1 the last hundred lines are remembered`() {
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
