import Infrastructure
import Synchronization

/// What chance decides about a computer or a disk, until they have only good luck.
final class Luck: Sendable {
  private let generator: Mutex<SplitMix64>
  private let alwaysGood = Mutex(false)

  init(seed: UInt64) {
    generator = Mutex(SplitMix64(seed: seed))
  }

  /// Whether nothing goes wrong anymore.
  var isAlwaysGood: Bool { alwaysGood.withLock(\.self) }

  /// Lets nothing go wrong from now on.
  func turn() {
    alwaysGood.withLock { $0 = true }
  }

  /// Returns a number below a limit.
  func draw(_ limit: Int) -> Int {
    generator.withLock { Int.random(in: 0..<limit, using: &$0) }
  }
}
