import Synchronization

/// What tells a thought from outside to end with the best it has found so far.
package final class StopFlag: Sendable {
  private let flag = Atomic(false)

  /// Makes a flag that is not raised.
  package init() {}

  /// Whether the thought is to end.
  package var isRaised: Bool { flag.load(ordering: .relaxed) }

  /// Tells the thought to end.
  package func raise() { flag.store(true, ordering: .relaxed) }
}
