import Adapters
import TerminalInput

/// Returns the keys that a new reader makes of bytes.
func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
  var reader = KeyReader()
  return bytes.compactMap { reader.take($0) }
}

/// Returns the keys that a new reader makes of the bytes of a text.
func keys(_ text: String) -> [Key] {
  keys(text.utf8)
}

/// Words of commands, of one word and of two.
private let words = [
  "again", "analyze", "back", "black computer", "black manual", "board", "cancel", "coach",
  "easier",
  "exit", "forward", "games", "go", "harder", "help", "help all", "hint", "history", "learn", "new",
  "next", "ok", "pass", "position", "prev", "quit", "redo", "reset", "undo", "values",
  "white computer", "white manual", "yes",
]

extension LineEditor {
  /// Makes an empty line that completes commands.
  init() {
    self.init(completing: Completion(of: words, synonyms: ["exit", "yes"]))
  }

  /// Takes what a terminal sends and returns what it asks for.
  mutating func type(_ text: String) -> [Action] {
    keys(text).compactMap { take($0) }
  }

  /// The line with a bar at the cursor.
  var shown: String {
    "\(line.text.prefix(line.cursor))|\(line.text.dropFirst(line.cursor))"
  }
}

/// An editor that has taken what a terminal sends.
func editor(_ text: String) -> LineEditor {
  var editor = LineEditor()
  _ = editor.type(text)
  return editor
}

extension Key {
  /// The text it types; empty for every other key.
  var typed: String {
    if case .text(let text) = self { text } else { "" }
  }
}
