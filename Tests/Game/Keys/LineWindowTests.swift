import Adapters
import TerminalInput
import TestSupport
import Testing

/// The visible part of the typed line (C6.21).
struct LineWindowTests {
  static let (left, home) = ("\u{1b}[D", "\u{1b}[H")

  @Test(arguments: [
    ("", "", 0),
    ("whitema", "whitema", 7),
    ("white ma", "~ite ma", 7),
    ("white ma\(left)", "white ma", 7),
    ("white ma\(home)", "white ma", 0),
    ("white manual\(home)", "white m~", 0),
    ("white manual\(home)\u{1b}[C\u{1b}[C\u{1b}[C\u{1b}[C", "white m~", 4),
    ("white manual\(left)\(left)\(left)\(left)\(left)\(left)", "~te man~", 4),
    ("囲碁囲碁", "~碁囲碁", 7),
    ("囲碁囲碁\(left)", "囲碁囲碁", 6),
    ("囲碁囲碁囲\(home)", "囲碁囲~", 0),
    (
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", 7
    ),
  ])
  func `G1.13 eight columns show a part of the line`(typed: String, text: String, column: Int) {
    for columns in [8, 7, 1, 0, -1, .min] {
      let visible = editor(typed).line.visible(columns: columns)
      #expect(visible.text == text)
      #expect(visible.cursorColumn == column)
    }
  }

  @Test func `G1.13 a typed line that fits is shown whole in any width`() {
    let visible = editor("white manual").line.visible(columns: .max)
    #expect(visible.text == "white manual")
    #expect(visible.cursorColumn == 12)
  }

  static let lines = [
    "The quick brown fox jumps over 12 lazy dogs & 3 cats, twice a day.",
    "囲碁将棋麻雀双六囲碁将棋麻雀双六囲碁将棋麻雀双六囲碁将棋",
    "d3 囲e\u{301}👩‍👩‍👧‍👦a🇯🇵b\u{200b}c👍🏽ｄ３かが\u{3099}x한♥️ok 囲碁 white manual 🎲🎲 z",
    "\u{301}abc\u{200b}\u{200b}def\u{200b}ghi",
    "~a~~b~c~",
    "क्ष्म क्षत्रिय स्त्री \u{1100}\u{1100}\u{1100}\u{1161} क्ष्म्य ok क्ष्म्य",
  ]

  @Test(arguments: lines)
  func `G1.13 a long line shows its cursor and fills the row`(line: String) {
    var editor = editor(line)
    let characters = Array(line)
    let ends = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + DisplayWidth.of($1)) }
    for cursor in characters.indices.reversed().map({ $0 + 1 }) + [0] {
      #expect(editor.line.cursor == cursor)
      for columns in 8...80 where RunOptions.isThorough || (cursor + columns) % 4 == 0 {
        let visible = editor.line.visible(columns: columns)
        guard isRight(visible, of: characters, ends: ends, cursor: cursor, columns: columns) else {
          Issue.record("\(line) at \(cursor) in \(columns): \(visible)")
          return
        }
      }
      _ = editor.type(Self.left)
    }
  }

  /// Whether some part of the line around the cursor looks like that and could not be longer.
  ///
  /// - Parameter ends: where each character of the line begins, and where the last one ends.
  private func isRight(
    _ visible: (text: String, cursorColumn: Int), of line: [Character], ends: [Int], cursor: Int,
    columns: Int
  ) -> Bool {
    let behind = cursor == line.count ? 1 : 0
    let widest = zip(ends, ends.dropFirst()).map { $1 - $0 }.max() ?? 0
    let width = DisplayWidth.of(visible.text) + behind
    guard width <= columns, visible.cursorColumn < columns else { return false }
    if ends[line.count] + behind <= columns {
      return visible.text == String(line) && visible.cursorColumn == ends[cursor]
    }
    return (0...cursor).contains { start in
      let left = start > 0 ? "~" : ""
      guard visible.cursorColumn == left.count + ends[cursor] - ends[start] else { return false }
      return (min(cursor + 1, line.count)...line.count).contains { end in
        let right = end < line.count ? "~" : ""
        return width == left.count + ends[end] - ends[start] + right.count + behind
          && visible.text == left + String(line[start..<end]) + right && width > columns - widest
      }
    }
  }

  @Test func `G1.13 a character wider than the row is shown as ~`() {
    let initials = String(repeating: "\u{1100}", count: 50)
    for columns in [8, 60] {
      let visible = editor("d\(initials)3\(Self.left)\(Self.left)").line.visible(columns: columns)
      #expect(visible.text == "d~3")
      #expect(visible.cursorColumn == 1)
    }
  }

  @Test func `G1.13 in the middle of a long line both sides of the cursor are shown`() {
    var editor = editor(String(repeating: "囲", count: 40))
    for _ in 0..<20 { _ = editor.type(Self.left) }
    let visible = editor.line.visible(columns: 40)
    #expect((16...24).contains(visible.cursorColumn))
    #expect(visible.text.first == "~")
    #expect(visible.text.last == "~")
  }
}
