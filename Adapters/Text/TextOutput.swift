/// The port through which a text front writes.
package protocol TextOutput: Sendable {
  /// Writes a text at once and as a whole; the caller goes on whether or not that was possible, and
  /// the implementation decides what a failure means.
  func write(_ text: String, to stream: TextStream)
}

package enum TextStream: Hashable, Sendable {
  /// Events, and what a player or another program asked for.
  case output
  /// Refusals and notices.
  case diagnostics
}

extension TextOutput {
  /// Writes a notice, made safe to show, about a line of the script if its number is given.
  package func tell(_ notice: String, in language: Language = .english, line: Int? = nil) {
    let place = line.map { "line \($0): " } ?? ""
    let text = language == .english ? notice.ascii : notice.printable
    write("reversi: \(place)\(text)\n", to: .diagnostics)
  }

  func write(lines: [String]) {
    guard !lines.isEmpty else { return }
    write(lines.joined(separator: "\n") + "\n", to: .output)
  }
}
