import Synchronization

/// What tells a search from outside to end with the best move it has found so far.
package final class StopFlag: Sendable {
  private let flag = Atomic(false)

  /// Makes a flag that is not raised.
  package init() {}

  /// Whether the search is to end.
  package var isRaised: Bool { flag.load(ordering: .relaxed) }

  /// Tells the search to end.
  package func raise() {
    flag.store(true, ordering: .relaxed)
  }
}
