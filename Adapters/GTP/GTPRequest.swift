/// A line of GTP: its number, and the command or why there is none.
struct GTPRequest: Hashable, Sendable {
  /// The number as it is written, or an empty text.
  let id: String
  let command: Result<GTPCommand, GTPRefusal>

  /// Reads a line; returns nil for an empty one, which gets no answer.
  init?(_ line: InputLine) {
    guard case .text(let text) = line else {
      id = ""
      command = .failure(.syntaxError)
      return
    }
    var words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let first = words.first else { return nil }
    id = GTPCommandTable.number(first) == nil ? "" : words.removeFirst()
    guard text.utf8.count <= LineSplitter.limit else {
      command = .failure(.syntaxError)
      return
    }
    guard let name = words.first, let read = GTPCommandTable.readers[name] else {
      command = .failure(.unknownCommand)
      return
    }
    command = read(Array(words.dropFirst())).map(Result.success) ?? .failure(.syntaxError)
  }

  /// Returns the answer as it is written: the mark, the number, the text, and an empty line.
  func answer(_ result: Result<String, GTPRefusal>) -> String {
    switch result {
    case .success(""): "=\(id)\n\n"
    case .success(let text): "=\(id) \(text)\n\n"
    case .failure(let refusal): "?\(id) \(refusal.rawValue)\n\n"
    }
  }
}
