import UseCases

/// Somebody who waits until something is true of the session.
struct Waiter {
  let isTrue: @Sendable (Session) -> Bool
  /// Goes on once it is true.
  let continuation: CheckedContinuation<Void, Never>
}

/// All who wait until something is true of the session, by a number for each.
struct Waiters {
  private var waiting: [Int: Waiter] = [:]
  private var count = 0

  /// Returns the number of somebody who is going to wait.
  mutating func number() -> Int {
    count += 1
    return count
  }

  /// Adds somebody who waits.
  mutating func add(_ waiter: Waiter, number: Int) {
    waiting[number] = waiter
  }

  /// Has somebody go on, who waits no longer.
  mutating func resume(_ number: Int) {
    waiting.removeValue(forKey: number)?.continuation.resume()
  }

  /// Has those go on for whom it has come true what they wait for, the first to wait first.
  mutating func resume(in session: Session) {
    guard !waiting.isEmpty else { return }
    let ready = waiting.filter { $0.value.isTrue(session) }.keys.sorted()
    for number in ready { resume(number) }
  }
}
