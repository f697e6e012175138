import Adapters
import RoomAdapters

/// A line of GTP: an optional number, then words.
struct GTPRequest: Sendable {
  private var id = ""
  /// The words after the number, or `nil` for an unreadable or overlong line.
  private var words: [GTPWord]?

  /// Parses a line, or returns `nil` for an empty line, which gets no answer.
  init?(_ line: InputLine) {
    guard case .text(let text) = line else { return }
    var words = text.split { $0 == " " || $0 == "\t" }.map { GTPWord(text: String($0)) }
    guard let first = words.first else { return nil }
    if (try? first.number()) != nil { id = words.removeFirst().text }
    if text.utf8.count <= InputLine.limit { self.words = words }
  }

  /// Returns the answer: `=` or `?`, the number, the text, and an empty line.
  func answer(by server: inout GTPServer) async -> String {
    do throws(GTPRefusal) {
      let text = try await result(by: &server)
      return text.isEmpty ? "=\(id)\n\n" : "=\(id) \(text)\n\n"
    } catch {
      return "?\(id) \(error.rawValue)\n\n"
    }
  }

  private func result(by server: inout GTPServer) async throws(GTPRefusal) -> String {
    guard let words else { throw .syntaxError }
    guard let command = GTPCommand.all.first(where: { $0.name == words.first?.text }) else {
      throw .unknownCommand
    }
    guard words.count == command.arguments + 1 else { throw .syntaxError }
    return try await command.body(&server, Array(words.dropFirst()))
  }
}
