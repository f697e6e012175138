/// The port through which a text front writes.
public protocol TextOutput: Sendable {
  /// Writes a text at once and as a whole; the caller goes on whether or not that was possible, and
  /// the implementation decides what a failure means.
  func write(_ text: String, to stream: TextStream)
}

/// Where a text is written to.
public enum TextStream: Hashable, Sendable {
  /// Events, and what a player or another program asked for.
  case output
  /// Refusals and notices.
  case diagnostics
}

extension TextOutput {
  /// Writes lines at once; nothing if there are none.
  func write(lines: [String]) {
    guard !lines.isEmpty else { return }
    write(lines.joined(separator: "\n") + "\n", to: .output)
  }
}
