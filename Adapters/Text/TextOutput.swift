/// The port through which a text front writes.
public protocol TextOutput: Sendable {
  /// Writes a text at once and as a whole.
  ///
  /// The caller goes on whether or not the text could be written; what a failure means is the
  /// implementation's decision.
  func write(_ text: String, to stream: TextStream)
}

/// The two streams a text front writes to.
public enum TextStream: Hashable, Sendable {
  /// Events, and what a player or another program asked for.
  case output
  /// Refusals and notices.
  case diagnostics
}

/// A text to be written to a stream.
struct TextWrite: Hashable, Sendable {
  let text: String
  let stream: TextStream

  /// Makes the write of a text as it is.
  init(_ text: String, to stream: TextStream) {
    self.text = text
    self.stream = stream
  }

  /// Makes the write of lines to the output, or nil if there are none.
  init?(lines: [String]) {
    guard !lines.isEmpty else { return nil }
    self.init(lines.joined(separator: "\n") + "\n", to: .output)
  }

  /// Makes the write of a notice that is safe to show, about a line of the script if its number is given.
  init(notice: String, line: Int? = nil) {
    let place = line.map { "line \($0): " } ?? ""
    self.init("reversi: \(place)\(notice)\n", to: .diagnostics)
  }
}

extension TextOutput {
  /// Writes several texts, one after the other.
  func write(_ writes: [TextWrite]) {
    for item in writes { write(item.text, to: item.stream) }
  }
}
