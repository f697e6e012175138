public import Adapters
import Synchronization

/// An executor with a clock that moves only when no job is ready.
///
/// Jobs run one by one, in the order in which they become ready. When none is left, the clock moves
/// to the next deadline. A sleeper with a tolerance wakes after everything else that is due at its
/// deadline.
public final class VirtualTime: TaskExecutor {
  private let ready = Mutex<[UnownedJob]>([])
  let sleepers = Mutex(Sleepers())
  private let choose: @Sendable (Int) -> Int?

  /// The maximum number of jobs that a limited run executes at the same virtual time.
  private static let mostJobs = 100_000

  /// Creates a virtual clock at time zero.
  public convenience init() { self.init { _ in 0 } }

  /// Creates a virtual clock at time zero with a custom order of jobs.
  ///
  /// - Parameter choose: returns the index of one of `count` ready jobs, or `nil` to wake the next
  ///   sleeper first, as on a busy machine.
  package init(choosing choose: @escaping @Sendable (_ count: Int) -> Int?) { self.choose = choose }

  /// The timeline of this clock, for a game inside `run(until:_:)`.
  public var timeline: Timeline { Timeline(clock: self, executor: self) }

  /// Adds a ready job.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    ready.withLock { $0.append(job) }
  }

  /// Runs an operation, with all other jobs and sleepers, until it ends.
  ///
  /// Do not call this from a task that prefers this executor. The operation must not wait for another
  /// thread: the clock would go on, and without a sleeper the run would end.
  ///
  /// A limit is the time since the start at which the clock stops. It ends endless retries, such as
  /// those of a computer that always fails. A run with a limit also ends after 100,000 jobs at the
  /// same virtual time.
  ///
  /// - Returns: the result, or `nil` if the operation did not end.
  public func run<Result: Sendable>(
    until limit: Duration? = nil, _ operation: @escaping @Sendable () async -> Result
  ) -> Result? {
    let result = Mutex<Result?>(nil)
    let task = Task(executorPreference: self) {
      let value = await operation()
      result.withLock { $0 = value }
    }
    var moment = now
    var jobs = 0
    while result.withLock({ $0 == nil }), jobs < Self.mostJobs, step(until: limit) {
      if moment != now { jobs = 0 }
      moment = now
      if limit != nil { jobs += 1 }
    }
    task.cancel()
    return result.withLock { $0 }
  }

  /// Runs the next job, or else wakes the next sleeper.
  ///
  /// - Returns: false if there is neither.
  private func step(until limit: Duration?) -> Bool {
    let count = ready.withLock(\.count)
    guard count > 0 else { return wake(until: limit) }
    if let index = choose(count) {
      let job = ready.withLock { $0.remove(at: index) }
      job.runSynchronously(on: asUnownedTaskExecutor())
    } else {
      _ = wake(until: limit)
    }
    return true
  }

  private func wake(until limit: Duration?) -> Bool {
    guard let sleeper = sleepers.withLock({ $0.next(until: limit) }) else { return false }
    sleeper.continuation.resume()
    return true
  }
}
