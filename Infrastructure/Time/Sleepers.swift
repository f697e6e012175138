/// The tasks that sleep on the clock of `VirtualTime`, and its present time.
struct Sleepers {
  struct Sleeper {
    let deadline: Duration
    let tolerance: Duration
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private(set) var now = Duration.zero
  private var sleepers: [Sleeper] = []
  private var numbers = 0

  mutating func number() -> Int {
    numbers += 1
    return numbers
  }

  mutating func add(_ sleeper: Sleeper) {
    sleepers.append(sleeper)
  }

  mutating func remove(_ number: Int) -> CheckedContinuation<Void, any Error>? {
    let index = sleepers.firstIndex { $0.number == number }
    return index.map { sleepers.remove(at: $0).continuation }
  }

  /// Removes the next sleeper to wake, and moves the clock to its deadline.
  mutating func next() -> CheckedContinuation<Void, any Error>? {
    let order = { (sleeper: Sleeper) in (sleeper.deadline, sleeper.tolerance, sleeper.number) }
    guard let next = sleepers.min(by: { order($0) < order($1) }) else { return nil }
    now = max(now, next.deadline)
    return remove(next.number)
  }
}
