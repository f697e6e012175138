import Adapters
import GameSupport
import Infrastructure
import TerminalInput
import TestSupport
import Testing

/// The line editor, also compared with a simple model (C6.20).
struct LineEditorTests {
  static let (left, right, home, end) = ("\u{1b}[D", "\u{1b}[C", "\u{1b}[H", "\u{1b}[F")
  static let (delete, backspace, word, start) = ("\u{1b}[3~", "\u{7f}", "\u{17}", "\u{15}")

  @Test(arguments: [
    ("d3\(left)\(left)\(left)c", "c|d3"),
    ("d3\(home)\(right)\(right)\(right)c", "d3c|"),
    ("d3\u{1}c\u{5}e", "cd3e|"),
    ("d3\(home)\(backspace)", "|d3"),
    ("d3\(home)\(delete)", "|3"),
    ("d3\(home)\u{4}", "|3"),
    ("囲　碁 \(word)", "囲　|"),
    ("white manual\(left)\(left)\(word)", "white |al"),
    ("white manual\(left)\(left)\(start)", "|al"),
    ("\u{1b}[200~white\nmanual\u{1b}[201~!", "white manual!|"),
    ("👩‍👩‍👧‍👦🇯🇵\(left)\(backspace)", "|🇯🇵"),
  ])
  func `C6.20 the editing keys change the line and the cursor`(keys: String, shown: String) {
    var editor = LineEditor()
    #expect(editor.type(keys) == [])
    #expect(editor.shown == shown)
  }

  @Test func `G2.6 Up does not recall a cleared line`() {
    var editor = editor("d3\r white\(Self.left)")
    editor.clear()
    #expect(editor.shown == "|")
    #expect(editor.type("\u{1b}[A") == [])
    #expect(editor.shown == "d3|")
  }

  @Test func `C6.1 a line has 4096 bytes and no more, whatever its characters`() {
    let letters = editor(String(repeating: "v", count: 5000))
    #expect(letters.line.text.utf8.count == 4096)
    #expect(letters.line.cursor == 4096)
    var wide = editor(String(repeating: "囲", count: 1365))
    _ = wide.type("é囲")
    #expect(wide.line.text.utf8.count == 4095)
    _ = wide.type("w" + Self.backspace + "vé")
    #expect(wide.line.text.suffix(2) == "囲v")
  }

  static let keys: [Key] = [
    .enter, .backspace, .backspace, .delete, .left, .left, .left, .right, .up, .older, .down,
    .newer,
    .home, .end, .eraseToStart, .eraseWord, .eraseToEnd, .eraseNextWord, .insertErased, .wordLeft,
    .wordRight,
    .redraw, .backTab, .endOfInput, .cursorReport(row: 1, column: 2),
  ]
  static let plain = ["a", "w", "3", " ", " ", "囲", "ｄ", "é", "🎲", "white ma"]
  static let merging = [
    "a", "e", "\u{301}", " ", "🇯", "🇵", "👩", "\u{200d}", "👍", "🏽", "か", "\u{3099}", "\u{200b}",
    "\u{1112}", "\u{1161}", "\u{11ab}", "\u{600}", "क", "\u{94d}", "e\u{301}", "👩‍👩‍👧‍👦",
  ]

  /// Returns the place where the editor and the model differ, if they do.
  private func difference(_ texts: [String], seed: UInt64, count: Int) -> String? {
    var chance = SplitMix64(seed: seed)
    var (editor, model) = (LineEditor(), EditorModel())
    // The model inserts one character after the other, and so makes one of others than of a text.
    let keys = Self.keys.filter { texts != Self.merging || $0 != .insertErased }
    for step in 0..<count {
      let isText = Int.random(in: 0..<5, using: &chance) < 3
      let text = Key.text(texts.randomElement(using: &chance) ?? "")
      let key = isText ? text : keys.randomElement(using: &chance) ?? text
      let isSame = editor.take(key) == model.take(key)
      guard isSame, Array(editor.line.text.unicodeScalars) == Array(model.text.unicodeScalars),
        editor.line.cursor == model.cursor,
        (0...editor.line.text.count).contains(editor.line.cursor)
      else { return "seed \(seed), step \(step), \(key): \(editor.shown)" }
    }
    return nil
  }

  @Test func `C6.20 after any keys the line equals that of a simple model`() {
    for seed in 0..<UInt64(RunOptions.edits) {
      #expect(difference(Self.plain, seed: seed, count: 200) == nil)
      // Characters that become one.
      #expect(difference(Self.merging, seed: seed, count: 200) == nil)
    }
    // A line of the greatest length.
    let block = String(repeating: "v囲", count: 300)
    for seed in 0...UInt64(RunOptions.edits / 20) {
      #expect(difference([block, "a", "囲", "🎲"], seed: seed, count: 60) == nil)
    }
  }
}
