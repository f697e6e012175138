import Adapters
import TerminalInput
import Testing

/// Completion by Tab (C6.14).
struct CompletionTests {
  static let left = "\u{1b}[D"

  @Test(arguments: [
    ("wh", "white |"), ("w", "white |"), ("white", "white |"), ("WHI", "white |"),
    ("white c", "white computer|"), ("Black M", "Black manual|"),
    ("  wh", "  white |"), ("white   c", "white   computer|"),
    ("n", "ne|"), ("y", "yes|"), ("q", "quit|"), ("ex", "exit|"),
    ("he", "help |"), ("bm", "bm|"), ("?", "?|"),
    ("wh!\(left)", "white |!"), ("wh\tc", "white computer|"),
    // What begins no command stays.
    ("d3", "d3|"), ("white x", "white x|"), ("board ", "board |"),
    ("foo m", "foo m|"), ("🎲 ", "🎲 |"),
  ])
  func `G2.17 Tab completes an unambiguous word and leaves others alone`(
    typed: String, shown: String
  ) {
    var editor = editor(typed)
    #expect(editor.type("\t") == [])
    #expect(editor.shown == shown)
  }

  @Test(arguments: [
    ("B", ["back", "black", "board"]),
    ("white ", ["computer", "manual"]),
    (
      "",
      [
        "again", "analyze", "back", "black", "board", "cancel", "coach", "easier",
        "forward", "games", "go", "harder",
        "help", "hint", "history", "learn", "new", "next", "ok", "pass",
        "position",
        "prev", "quit", "redo",
        "reset", "undo", "values", "white",
      ]
    ),
  ])
  func `G2.17 Tab lists several words once and changes nothing`(
    typed: String, words: [String]
  ) {
    var editor = editor(typed)
    #expect(editor.type("\t\t\t") == [.completions(words)])
    #expect(editor.shown == "\(typed)|")
    #expect(editor.type("x\u{7f}\t\t") == [.completions(words)])
    editor.clear()
    #expect(editor.type("\(typed)\t") == [.completions(words)])
  }

  @Test func `G2.17 Tab lists the words again when others fit`() {
    var editor = LineEditor(completing: Completion(of: ["cancel"]))
    #expect(editor.take(.tab, completing: ["c4"]) == nil)
    #expect(editor.take(.tab, completing: ["c4"]) == .completions(["c4", "cancel"]))
    #expect(editor.take(.tab, completing: ["c4"]) == nil)
    #expect(editor.take(.tab, completing: ["c5"]) == .completions(["c5", "cancel"]))
  }

  @Test(
    arguments: [
      ("d", "d|", ["d3", "dismiss"]),
      ("", "|", ["d3", "c4", "e6", "e7", "black", "dismiss", "ok"]),
      ("E", "E|", ["e6", "e7"]), ("c", "c4|", nil), ("D3", "d3|", nil), (" c", " c4|", nil),
      ("ex", "exit|", nil),
      // A square is no second word.
      ("black ", "black |", ["computer", "manual"]),
    ] as [(String, String, [String]?)])
  func `G2.17 Tab completes a square, or lists squares before the commands`(
    typed: String, shown: String, words: [String]?
  ) {
    let commands = ["black computer", "black manual", "dismiss", "exit", "ok"]
    var editor = LineEditor(completing: Completion(of: commands, synonyms: ["exit"]))
    _ = editor.type(typed)
    let action = editor.take(.tab, completing: ["d3", "c4", "e6", "e7"])
    #expect(action == words.map(LineEditor.Action.completions))
    #expect(editor.shown == shown)
  }

  @Test func `G2.17 Tab completes several words as far as they agree, then lists them`() {
    var editor = LineEditor(
      completing: Completion(of: ["restart now", "restore", "rm", "restful"], synonyms: ["rm"]))
    #expect(editor.type("R\t") == [])
    #expect(editor.shown == "rest|")
    #expect(editor.type("\t") == [.completions(["restart", "restful", "restore"])])
    #expect(editor.type("a\t") == [])
    #expect(editor.shown == "restart |")
    #expect(editor.type("\t") == [])
    #expect(editor.shown == "restart now|")
  }
}
