/// The order in which virtual time runs what is ready; tests have others, as on a busy machine.
package struct JobOrder: Sendable {
  /// Returns whether the next sleeper wakes before any job that is ready.
  let isSleeperNext: @Sendable () -> Bool
  /// Returns which of so many jobs runs, counted from zero.
  let nextJob: @Sendable (Int) -> Int

  /// Makes an order of its two decisions.
  package init(
    isSleeperNext: @escaping @Sendable () -> Bool, nextJob: @escaping @Sendable (Int) -> Int
  ) {
    self.isSleeperNext = isSleeperNext
    self.nextJob = nextJob
  }

  static let asTheyBecomeReady = JobOrder(isSleeperNext: { false }, nextJob: { _ in 0 })
}
