/// Those who sleep on a virtual clock.
struct Sleepers {
  /// One who sleeps.
  struct Sleeper {
    let deadline: Duration
    let tolerance: Duration
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// The time since the beginning.
  private(set) var now = Duration.zero
  private var sleepers: [Sleeper] = []
  private var numbers = 0
  private var cancelled: Set<Int> = []

  /// Returns a number for one who is about to sleep.
  mutating func number() -> Int {
    numbers += 1
    return numbers
  }

  /// Puts one to sleep, or returns false if it has been cancelled before.
  mutating func add(_ sleeper: Sleeper) -> Bool {
    guard cancelled.remove(sleeper.number) == nil else { return false }
    sleepers.append(sleeper)
    return true
  }

  /// Takes out one who is cancelled; one who does not sleep yet is remembered.
  mutating func cancel(_ number: Int) -> CheckedContinuation<Void, any Error>? {
    guard let index = sleepers.firstIndex(where: { $0.number == number }) else {
      cancelled.insert(number)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Takes out the next one to wake, and moves the clock to its deadline.
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
