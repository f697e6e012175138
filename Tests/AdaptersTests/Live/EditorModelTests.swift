import Adapters
import Infrastructure
import Testing

/// The editor against a simple second one, by seed (C6.1).
struct EditorModelTests {
  static let keys: [Key] = [
    .enter, .backspace, .backspace, .delete, .left, .left, .left, .right, .up, .up, .down, .down,
    .home, .end, .eraseToStart, .eraseWord, .redraw, .endOfInput, .cursorReport(row: 1, column: 2),
  ]
  static let plain = ["a", "w", "3", " ", " ", "囲", "ｄ", "é", "🎲", "white ma"]
  static let merging = [
    "a", "e", "\u{301}", " ", "🇯", "🇵", "👩", "\u{200d}", "👍", "🏽", "か", "\u{3099}", "\u{200b}",
    "\u{1112}", "\u{1161}", "\u{11ab}", "\u{600}", "क", "\u{94d}", "e\u{301}", "👩‍👩‍👧‍👦",
  ]

  /// Returns the place where the editor and the model part, if they do.
  private func difference(_ texts: [String], seed: UInt64, count: Int) -> String? {
    var chance = SplitMix64(seed: seed)
    var (editor, model) = (LineEditor(), EditorModel())
    for step in 0..<count {
      let isText = Int.random(in: 0..<5, using: &chance) < 3
      let text = Key.text(texts.randomElement(using: &chance) ?? "")
      let key = isText ? text : Self.keys.randomElement(using: &chance) ?? text
      let isSame = editor.take(key) == model.take(key)
      guard isSame, Array(editor.line.text.unicodeScalars) == Array(model.text.unicodeScalars),
        editor.line.cursor == model.cursor,
        (0...editor.line.text.count).contains(editor.line.cursor)
      else { return "seed \(seed), step \(step), \(key): \(editor.shown)" }
    }
    return nil
  }

  @Test func `C6.1 after any keys the line is that of a simple model`() {
    for seed in UInt64(0)..<200 {
      #expect(difference(Self.plain, seed: seed, count: 200) == nil)
    }
  }

  @Test func `C6.1 after keys that merge characters the line is that of a simple model`() {
    for seed in UInt64(0)..<200 {
      #expect(difference(Self.merging, seed: seed, count: 200) == nil)
    }
  }

  @Test func `C6.1 at its greatest length the line is that of a simple model`() {
    let block = String(repeating: "v囲", count: 300)
    for seed in UInt64(0)..<5 {
      #expect(difference([block, "a", "囲", "🎲"], seed: seed, count: 60) == nil)
    }
  }
}
