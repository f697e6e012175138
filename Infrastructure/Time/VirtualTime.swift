public import Adapters
import Synchronization

/// Time that passes only when nothing is left to do: an executor that runs jobs one by one, and the
/// clock on which they sleep.
///
/// Jobs run in the order in which they become ready. When none is left, the clock moves to the next
/// deadline. A sleeper with a tolerance wakes when everything else that is due at its moment has
/// run. A seed decides the order of jobs instead, and sometimes lets a sleeper wake while jobs are
/// ready, as on a busy machine; the same seed repeats it.
public final class VirtualTime: TaskExecutor {
  /// The jobs that are ready to run, and what chooses among them; without it, they run in order.
  private let ready: Mutex<(jobs: [UnownedJob], chance: SplitMix64?)>
  let sleepers = Mutex(Sleepers())

  /// Makes time that stands at its start, with or without a seed.
  public init(seed: UInt64? = nil) { ready = Mutex(([], seed.map(SplitMix64.init))) }

  /// The timeline of this time, for a game that runs inside `run(_:)`.
  public var timeline: Timeline { Timeline(clock: self, executor: self) }

  /// Adds a job that is ready to run.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    ready.withLock { $0.jobs.append(job) }
  }

  /// Runs an operation, and all other jobs and sleepers, until the operation has ended; returns nil
  /// if it waits for something that never happens.
  ///
  /// Do not call this from a task that prefers this executor.
  public func run<Result: Sendable>(
    _ operation: @escaping @Sendable () async -> Result
  ) -> Result? {
    let result = Mutex<Result?>(nil)
    let task = Task(executorPreference: self) {
      let value = await operation()
      result.withLock { $0 = value }
    }
    while result.withLock({ $0 == nil }), step() {}
    task.cancel()
    return result.withLock { $0 }
  }

  /// Runs the next job, or else wakes the next sleeper; returns false if there is neither.
  private func step() -> Bool {
    if ready.withLock({ $0.chance?.next(upperBound: 8 as UInt) }) == 0, wake() { return true }
    let next = ready.withLock { ready -> UnownedJob? in
      guard !ready.jobs.isEmpty else { return nil }
      return ready.jobs.remove(at: Int(ready.chance?.next(upperBound: UInt(ready.jobs.count)) ?? 0))
    }
    guard let next else { return wake() }
    next.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  private func wake() -> Bool {
    guard let sleeper = sleepers.withLock({ $0.next() }) else { return false }
    sleeper.continuation.resume()
    return true
  }
}
