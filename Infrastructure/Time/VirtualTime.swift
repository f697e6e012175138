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
  private let jobs: Mutex<ReadyJobs>
  let sleepers = Mutex(Sleepers())

  /// Makes time that stands at its start, with or without a seed.
  public init(seed: UInt64? = nil) {
    jobs = Mutex(ReadyJobs(chance: seed.map(SplitMix64.init)))
  }

  /// The timeline of this time, for a game that runs inside `run(_:)`.
  public var timeline: Timeline { Timeline(clock: self, executor: self) }

  /// Adds a job that is ready to run.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.add(job) }
  }

  /// Runs an operation, and all other jobs and sleepers, until the operation has ended; returns nil
  /// if it waits for something that never happens.
  ///
  /// Do not call this from a task that prefers this executor.
  public func run<Result: Sendable>(
    _ operation: @escaping @Sendable () async -> Result
  ) -> Result? {
    let slot = Slot<Result>()
    let task = Task(executorPreference: self) { slot.put(await operation()) }
    while slot.content == nil, step() {}
    task.cancel()
    return slot.content
  }

  /// Runs the next job, or else wakes the next sleeper; returns false if there is neither.
  private func step() -> Bool {
    if jobs.withLock({ $0.yieldsToTime() }), wake() { return true }
    guard let job = jobs.withLock({ $0.next() }) else { return wake() }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  private func wake() -> Bool {
    guard let sleeper = sleepers.withLock({ $0.next() }) else { return false }
    sleeper.resume()
    return true
  }
}

/// A place for the result of a task.
private final class Slot<Content: Sendable>: Sendable {
  private let mutex = Mutex<Content?>(nil)

  var content: Content? { mutex.withLock { $0 } }

  func put(_ content: Content) {
    mutex.withLock { $0 = content }
  }
}
