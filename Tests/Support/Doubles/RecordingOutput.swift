public import Adapters
import Synchronization

/// An output that records each write.
public final class RecordingOutput: TextOutput {
  private let written = Mutex<[(stream: TextStream, text: String)]>([])

  /// Creates an output without any writes.
  public init() {}

  /// Records text and its stream.
  public func write(_ text: String, to stream: TextStream) {
    written.withLock { $0.append((stream, text)) }
  }

  /// The text of each write.
  public var writes: [String] { written.withLock { $0.map(\.text) } }

  /// The text written to a stream, byte for byte.
  public subscript(stream: TextStream) -> String {
    written.withLock { $0.filter { $0.stream == stream }.map(\.text).joined() }
  }

  /// The lines of both streams in order, with `2> ` before diagnostics.
  public var transcript: String {
    let lines = written.withLock(\.self).flatMap { stream, text in
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let rest = lines.removeLast()
      if !rest.isEmpty { lines.append(rest + " (without line end)") }
      return lines.map { stream == .diagnostics ? "2> \($0)" : $0 }
    }
    return lines.joined(separator: "\n")
  }
}
