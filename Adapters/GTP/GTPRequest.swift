/// A line of GTP as read: the number it is known by, and the command or why there is none.
struct GTPRequest: Hashable, Sendable {
  /// The number as it is written, or nothing.
  let id: String
  /// What the line asks for.
  let command: Result<GTPCommand, GTPRefusal>

  /// Reads a line; nil if it is empty, and to be left without an answer.
  init?(_ line: InputLine) {
    guard case .text(let text) = line else {
      id = ""
      command = .failure(.syntaxError)
      return
    }
    var words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let first = words.first else { return nil }
    id = GTPCommandWords.number(first) == nil ? "" : words.removeFirst()
    guard text.utf8.count <= LineSplitter.limit else {
      command = .failure(.syntaxError)
      return
    }
    guard let name = words.first, let read = GTPCommandWords.readers[name] else {
      command = .failure(.unknownCommand)
      return
    }
    command = read(Array(words.dropFirst())).map(Result.success) ?? .failure(.syntaxError)
  }
}
