/// The tasks that sleep on the clock of `VirtualTime`, and its present time.
struct Sleepers {
  typealias Continuation = CheckedContinuation<Void, any Error>
  typealias Sleeper = (deadline: Duration, tolerance: Duration, continuation: Continuation)

  private(set) var now = Duration.zero
  /// The tasks, by numbers in the order in which they came.
  var waiting: [Int: Sleeper] = [:]
  private var count = 0

  mutating func number() -> Int {
    count += 1
    return count
  }

  /// Removes the next sleeper to wake, and moves the clock to its deadline.
  mutating func next() -> Sleeper? {
    let order = { (number: Int, sleeper: Sleeper) in (sleeper.deadline, sleeper.tolerance, number) }
    guard let next = waiting.min(by: { order($0.key, $0.value) < order($1.key, $1.value) })
    else { return nil }
    now = max(now, next.value.deadline)
    return waiting.removeValue(forKey: next.key)
  }
}
