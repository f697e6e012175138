import Infrastructure
import Synchronization

/// What has happened, in order.
final class Log: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func note(_ line: String) {
    kept.withLock { $0.append(line) }
  }

  /// Notes what happens, and when.
  func note(_ line: String, at time: VirtualTime) {
    note("\(line) at \(time.now.sinceStart)")
  }
}
