import Adapters
import Testing

/// Completing the commands (C3, C6.1).
struct CompletionTests {
  static let left = "\u{1b}[D"

  @Test(arguments: [
    ("wh", "white |"), ("w", "white |"), ("white", "white |"), ("WHI", "white |"),
    ("white c", "white computer|"), ("white m", "white manual|"), ("black c", "black computer|"),
    ("Dark M", "Dark manual|"), ("li", "light |"), ("bl", "black |"), ("bo", "board|"),
    ("  wh", "  white |"), ("white   c", "white   computer|"),
    ("res", "reset|"), ("red", "redo|"), ("u", "undo|"), ("n", "new|"), ("y", "yes|"), ("o", "ok|"),
    ("c", "cancel|"), ("q", "quit|"),
    ("e", "exit|"), ("s", "show|"), ("di", "dismiss|"), ("da", "dark |"),
    ("mo", "moves|"), ("le", "legal|"),
    ("he", "help |"), ("his", "history|"), ("hin", "hint|"), ("reset", "reset|"), ("bm", "bm|"),
    ("?", "?|"),
    ("wh!\(left)", "white |!"),
  ])
  func `C6.1 Tab completes a word that can only be one`(typed: String, shown: String) {
    var editor = editor(typed)
    #expect(editor.type("\t") == [])
    #expect(editor.shown == shown)
  }

  @Test func `C6.1 a second Tab completes the next word`() {
    var editor = editor("wh")
    #expect(editor.type("\tc\t\t") == [])
    #expect(editor.shown == "white computer|")
  }

  @Test(arguments: [
    ("b", ["black", "board"]),
    ("B", ["black", "board"]),
    ("l", ["legal", "light"]),
    ("h", ["help", "hint", "history"]),
    ("white ", ["computer", "manual"]),
    (
      "",
      [
        "again", "black", "board", "cancel", "help", "hint", "history", "moves", "ok", "pass",
        "position", "quit", "redo", "reset", "undo", "white",
      ]
    ),
  ])
  func `C6.14 Tab lists the words if there are several, once, and changes nothing`(
    typed: String, words: [String]
  ) {
    var editor = editor(typed)
    #expect(editor.type("\t\t\t") == [.completions(words)])
    #expect(editor.shown == "\(typed)|")
    #expect(editor.type("x\u{7f}\t\t") == [.completions(words)])
    #expect(editor.clear() == !typed.isEmpty && editor.type("\(typed)\t") == [.completions(words)])
  }

  @Test func `C6.14 Tab lists words again when others have become possible`() {
    var editor = LineEditor(completing: Completion(of: ["cancel"]))
    #expect(editor.take(.tab, completing: ["c4"]) == nil)
    #expect(editor.take(.tab, completing: ["c4"]) == .completions(["c4", "cancel"]))
    #expect(editor.take(.tab, completing: ["c4"]) == nil)
    #expect(editor.take(.tab, completing: ["c5"]) == .completions(["c5", "cancel"]))
  }

  @Test(arguments: [
    ("d", ["d3", "dismiss"]), ("", ["d3", "c4", "e6", "e7", "black", "ok"]),
    ("E", ["e6", "e7"]),
  ])
  func `C6.14 Tab lists squares before the commands`(typed: String, words: [String]) {
    var editor = LineEditor(
      completing: Completion(of: ["black", "dismiss", "exit", "ok"], synonyms: ["exit"]))
    _ = editor.type(typed)
    let action = editor.take(.tab, completing: ["d3", "c4", "e6", "e7"])
    guard case .completions(let listed) = action else {
      Issue.record("\(String(describing: action))")
      return
    }
    #expect(listed.filter { $0 != "dismiss" || typed == "d" } == words)
    #expect(editor.shown == "\(typed)|")
  }

  @Test(arguments: [("c", "c4|"), ("D", "d3|"), (" c", " c4|"), ("e", "e6|"), ("ex", "exit|")])
  func `C6.14 Tab completes a square that can only be one`(typed: String, shown: String) {
    var editor = LineEditor(completing: Completion(of: ["black", "exit"], synonyms: ["exit"]))
    _ = editor.type(typed)
    #expect(editor.take(.tab, completing: ["d3", "c4", "e6"]) == nil)
    #expect(editor.shown == shown)
  }

  @Test func `C6.14 a square is no second word`() {
    var editor = editor("white ")
    #expect(editor.take(.tab, completing: ["d3"]) == .completions(["computer", "manual"]))
  }

  @Test(arguments: ["d3", "x", "white x", "board ", "white manual ", "foo m", "wihte m", "囲", "🎲 "])
  func `C6.1 Tab leaves alone a line that begins no command`(typed: String) {
    var editor = editor(typed)
    #expect(editor.type("\t") == [])
    #expect(editor.shown == "\(typed)|")
  }

  @Test func `C6.1 Tab completes several words as far as they agree, then lists them`() {
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

  @Test func `C6.1 Tab without commands completes nothing`() {
    var editor = LineEditor(completing: Completion(of: []))
    #expect(editor.type("\twh\t") == [])
    #expect(editor.shown == "wh|")
  }
}
