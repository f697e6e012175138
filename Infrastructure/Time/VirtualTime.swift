public import Adapters
import Synchronization

/// Time that passes only when nothing is left to do: an executor that runs jobs one by one, and the
/// clock on which they sleep.
///
/// Jobs run in the order in which they become ready. When none is left, the clock moves to the next
/// deadline. A sleeper with a tolerance wakes when everything else that is due at its moment has
/// run.
public final class VirtualTime: TaskExecutor {
  /// The jobs that are ready to run, in the order in which they became so.
  private let ready = Mutex<[UnownedJob]>([])
  let sleepers = Mutex(Sleepers())
  private let choose: @Sendable (Int) -> Int?

  /// Makes time that stands at its start.
  public convenience init() { self.init { _ in 0 } }

  /// Makes time that stands at its start, and chooses which of so many jobs that are ready runs,
  /// counted from zero, or nil to wake the next sleeper before them, as on a busy machine.
  package init(choosing choose: @escaping @Sendable (_ count: Int) -> Int?) { self.choose = choose }

  /// The timeline of this time, for a game that runs inside `run(_:)`.
  public var timeline: Timeline { Timeline(clock: self, executor: self) }

  /// Adds a job that is ready to run.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    ready.withLock { $0.append(job) }
  }

  /// Runs an operation, and all other jobs and sleepers, until the operation has ended; returns nil
  /// if it waits for something that never happens.
  ///
  /// Do not call this from a task that prefers this executor.
  ///
  /// - Parameters:
  ///   - limit: the time since the start at which the clock stops, or nil to let it run. It ends
  ///     what tries again for ever, such as a computer that fails each time.
  ///   - operation: what is run.
  public func run<Result: Sendable>(
    until limit: Duration? = nil, _ operation: @escaping @Sendable () async -> Result
  ) -> Result? {
    let result = Mutex<Result?>(nil)
    let task = Task(executorPreference: self) {
      let value = await operation()
      result.withLock { $0 = value }
    }
    while result.withLock({ $0 == nil }), step(until: limit) {}
    task.cancel()
    return result.withLock { $0 }
  }

  /// Runs the next job, or else wakes the next sleeper; returns false if there is neither.
  private func step(until limit: Duration?) -> Bool {
    let (next, isReady) = ready.withLock { jobs in
      jobs.isEmpty ? (nil, false) : (choose(jobs.count).map { jobs.remove(at: $0) }, true)
    }
    guard let next else { return wake(until: limit) || isReady }
    next.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  private func wake(until limit: Duration?) -> Bool {
    guard let sleeper = sleepers.withLock({ $0.next(until: limit) }) else { return false }
    sleeper.continuation.resume()
    return true
  }
}
