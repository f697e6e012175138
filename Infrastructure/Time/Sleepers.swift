/// The tasks that sleep on the clock of `VirtualTime`, and its present time.
struct Sleepers {
  struct Sleeper {
    let deadline: Duration
    let tolerance: Duration
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// The time that has passed since the start.
  private(set) var now = Duration.zero
  private var sleepers: [Sleeper] = []
  private var numbers = 0
  private var cancelled: Set<Int> = []

  /// Returns the number of a task that is about to sleep.
  mutating func number() -> Int {
    numbers += 1
    return numbers
  }

  /// Adds a sleeper, or returns false if it was canceled before.
  mutating func add(_ sleeper: Sleeper) -> Bool {
    guard cancelled.remove(sleeper.number) == nil else { return false }
    sleepers.append(sleeper)
    return true
  }

  /// Removes a sleeper that is canceled; if it does not sleep yet, `add(_:)` will refuse it.
  mutating func cancel(_ number: Int) -> CheckedContinuation<Void, any Error>? {
    guard let index = sleepers.firstIndex(where: { $0.number == number }) else {
      cancelled.insert(number)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Removes the next sleeper to wake, and moves the clock to its deadline.
  mutating func next() -> CheckedContinuation<Void, any Error>? {
    let order = { (sleeper: Sleeper) in (sleeper.deadline, sleeper.tolerance, sleeper.number) }
    guard
      let index = sleepers.indices.min(by: { order(sleepers[$0]) < order(sleepers[$1]) })
    else { return nil }
    let sleeper = sleepers.remove(at: index)
    now = max(now, sleeper.deadline)
    return sleeper.continuation
  }
}
