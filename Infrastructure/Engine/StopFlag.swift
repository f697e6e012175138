import Synchronization

/// What tells a search from outside to end with the best move it has found so far.
package final class StopFlag: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isRaised: Bool { flag.load(ordering: .relaxed) }

  package func raise() { flag.store(true, ordering: .relaxed) }
}
