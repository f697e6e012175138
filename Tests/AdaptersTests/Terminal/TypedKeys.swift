import Adapters
import RoomAdapters
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

extension LineEditor {
  /// Makes an empty line that completes the console's commands.
  init() {
    self.init(
      completing: Completion(of: CommandTable.words, synonyms: CommandTable.synonyms))
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
