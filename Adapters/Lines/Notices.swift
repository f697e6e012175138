import Synchronization

/// Writes notices to the diagnostic stream, with line numbers in scripts.
package final class Notices: Sendable {
  private let output: PromptedOutput
  private let language: Language
  private let lineNumber: @Sendable () -> Int?
  private let namedLine = Mutex(false)

  /// Creates notices that include the line number returned by `lineNumber`, if any.
  package init(
    output: PromptedOutput, language: Language, lineNumber: @escaping @Sendable () -> Int?
  ) {
    self.output = output
    self.language = language
    self.lineNumber = lineNumber
  }

  /// True after a notice about a script's line (C4.5).
  package var haveNamedLine: Bool { namedLine.withLock(\.self) }

  /// Writes a notice.
  ///
  /// `besidePrompt` is true if the notice appears on the prompt's terminal. `lines` breaks the
  /// notice into lines.
  package func tell(
    _ notice: String, besidePrompt: Bool = true, lines: (String) -> [String] = { [$0] }
  ) {
    let number = lineNumber()
    if number != nil { namedLine.withLock { $0 = true } }
    output.tell(lines(notice.text(in: language, line: number)), besidePrompt: besidePrompt)
  }
}

extension TextOutput {
  /// Writes a notice to the diagnostic stream.
  package func tell(_ notice: String, in language: Language = .english) {
    write(notice.text(in: language) + "\n", to: .diagnostics)
  }
}

extension String {
  /// Returns the notice as printed, with unsafe characters escaped.
  fileprivate func text(in language: Language, line: Int? = nil) -> String {
    let place = line.map { "line \($0): " } ?? ""
    let text = language == .english ? ascii : printable
    return "reversi: \(place)\(text)"
  }
}
