import Synchronization

/// Tells what is no part of the game, on the stream for diagnostics, with the number of the line of
/// a script of which it is told.
package final class Notices: Sendable {
  private let output: PromptedOutput
  private let language: Language
  private let lineNumber: @Sendable () -> Int?
  private let toldOfLine = Mutex(false)

  /// Makes the notices of an output, in a language.
  package init(
    output: PromptedOutput, language: Language, lineNumber: @escaping @Sendable () -> Int?
  ) {
    self.output = output
    self.language = language
    self.lineNumber = lineNumber
  }

  /// Whether anything was told of a line of a script (C4.5).
  package var haveToldOfLine: Bool { toldOfLine.withLock(\.self) }

  /// Tells a notice.
  ///
  /// - Parameters:
  ///   - notice: the notice.
  ///   - besidePrompt: whether it is seen where a prompt may stand.
  ///   - lines: returns the lines into which it is broken there.
  package func tell(
    _ notice: String, besidePrompt: Bool = true, lines: (String) -> [String] = { [$0] }
  ) {
    let number = lineNumber()
    if number != nil { toldOfLine.withLock { $0 = true } }
    output.tell(lines(notice.told(in: language, line: number)), besidePrompt: besidePrompt)
  }
}

extension TextOutput {
  /// Writes a notice.
  package func tell(_ notice: String, in language: Language = .english) {
    write(notice.told(in: language) + "\n", to: .diagnostics)
  }
}

extension String {
  /// Returns a notice as it is told, made safe to show, about a line of the script if its number is
  /// given.
  fileprivate func told(in language: Language, line: Int? = nil) -> String {
    let place = line.map { "line \($0): " } ?? ""
    let text = language == .english ? ascii : printable
    return "reversi: \(place)\(text)"
  }
}
