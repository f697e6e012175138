import Adapters
import Synchronization

/// Keeps every line that is written, in its order and with its stream.
final class Transcript: TextOutput {
  private let written = Mutex<[(stream: TextStream, line: String)]>([])

  func write(_ text: String, to stream: TextStream) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rest = lines.removeLast()
    if !rest.isEmpty { lines.append(rest + " (without line end)") }
    written.withLock { $0 += lines.map { (stream, $0) } }
  }

  /// All lines, those on standard error marked as in CONSOLE C4.
  var text: String {
    written.withLock { $0.map { $0.stream == .diagnostics ? "2> \($0.line)" : $0.line } }
      .joined(separator: "\n")
  }

  /// The lines of one stream.
  func text(on stream: TextStream) -> String {
    written.withLock { $0.filter { $0.stream == stream }.map(\.line) }.joined(separator: "\n")
  }
}
