package import Infrastructure
import Synchronization

/// A log of events, in order.
package final class Log: Sendable {
  private let kept = Mutex<[String]>([])

  package init() {}

  package var lines: [String] { kept.withLock { $0 } }

  package func note(_ line: String) {
    kept.withLock { $0.append(line) }
  }

  /// Notes a line with a time.
  package func note(_ line: String, at time: VirtualTime) {
    note("\(line) at \(time.now.sinceStart)")
  }
}
