import Foundation
import Infrastructure
import Synchronization

/// What has happened, in order.
final class Log: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func note(_ line: String) {
    kept.withLock { $0.append(line) }
  }

  /// Lets other threads note something, and returns when they have, or when they have had ample
  /// opportunity: what keeps them from it ends only later.
  func letOthersNote(_ line: String) {
    for _ in 1...10_000 {
      if lines.contains(line) { return }
      sched_yield()
    }
  }

  /// Notes what happens, and when.
  func note(_ line: String, at time: VirtualTime) {
    note("\(line) at \(time.now.sinceStart)")
  }
}
