/// The tasks that sleep on the clock of `VirtualTime`, and its present time.
struct Sleepers {
  /// A task that sleeps.
  struct Sleeper {
    typealias Continuation = CheckedContinuation<Void, any Error>

    /// When it is to wake, as the time since the start.
    let deadline: Duration
    /// How much later it may wake; of several sleepers with one deadline, the least tolerant is
    /// first.
    let tolerance: Duration
    /// Its number in the order in which the tasks came.
    let number: Int
    /// What wakes it.
    let continuation: Continuation

    /// Returns whether it wakes before another one.
    func isBefore(_ other: Sleeper) -> Bool {
      (deadline, tolerance, number) < (other.deadline, other.tolerance, other.number)
    }
  }

  private(set) var now = Duration.zero
  /// The tasks, by their numbers.
  private var waiting: [Int: Sleeper] = [:]
  private var count = 0

  /// Returns the number of a task that is going to sleep.
  mutating func number() -> Int {
    count += 1
    return count
  }

  /// Adds a task that sleeps.
  mutating func add(_ sleeper: Sleeper) {
    waiting[sleeper.number] = sleeper
  }

  /// Removes a task; returns nil if it does not sleep.
  mutating func remove(number: Int) -> Sleeper? {
    waiting.removeValue(forKey: number)
  }

  /// Removes the next sleeper to wake, and moves the clock to its deadline.
  mutating func next() -> Sleeper? {
    guard let next = waiting.min(by: { $0.value.isBefore($1.value) }) else { return nil }
    now = max(now, next.value.deadline)
    return waiting.removeValue(forKey: next.key)
  }
}
