import Adapters
import Synchronization

/// An output that only counts.
final class CountingOutput: TextOutput {
  private let count = Mutex(0)

  var bytes: Int { count.withLock(\.self) }

  func write(_ text: String, to stream: TextStream) {
    count.withLock { $0 += text.utf8.count }
  }
}
