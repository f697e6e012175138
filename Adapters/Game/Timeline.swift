/// The time of a game: a clock, and the executor that runs the tasks that wait for that clock.
///
/// Scripts and tests use virtual time, whose clock moves only when its executor has nothing left to
/// run. So every task that touches the game must run on the executor, if there is one: start tasks
/// with `start(_:)`, and call the game from them.
public struct Timeline: Sendable {
  /// The clock that measures thoughts, disks and frames.
  public let clock: any Clock<Duration>
  private let executor: (any TaskExecutor)?
  private let register: (any WaitRegister)?

  /// Makes a timeline; without an executor, its tasks run on Swift's own threads, and its time is
  /// not virtual.
  public init(clock: any Clock<Duration>, executor: (any TaskExecutor)? = nil) {
    self.clock = clock
    self.executor = executor
    register = executor as? any WaitRegister
  }

  /// Whether the clock stands still while the executor has something to run.
  var isVirtual: Bool { register != nil }

  /// Starts a task on this timeline.
  @discardableResult
  public func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: executor, operation: operation)
  }

  /// Runs an operation and returns its result; meanwhile a sentence tells what is waited for.
  func waiting<Value>(
    _ sentence: @escaping @Sendable () -> String, for operation: () async -> Value
  ) async -> Value {
    guard let register else { return await operation() }
    let number = register.add(sentence)
    defer { register.remove(number) }
    return await operation()
  }

  /// Returns after a time, or throws `CancellationError` as soon as the task is canceled.
  public func sleep(for duration: Duration) async throws {
    try await clock.sleep(for: duration)
  }

  /// Returns after a time, once everything else that is due at that moment has been done, or at
  /// once if the task is canceled.
  package func sleepLast(for duration: Duration) async {
    // On virtual time, if several sleepers are due at once, one with a tolerance wakes last.
    try? await clock.sleep(for: duration, tolerance: .nanoseconds(1))
  }
}
