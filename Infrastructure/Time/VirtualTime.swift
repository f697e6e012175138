public import Adapters
import Synchronization

/// Time that passes only when nothing is left to do at its present moment: an executor that runs
/// jobs one by one, and the clock they sleep on.
///
/// Jobs are taken in their order. When none is left, the clock moves on to the next deadline. Of
/// several sleepers with the same deadline those that tolerate no delay wake first, one after the
/// other, and whatever each of them causes is done before the next wakes. So a sleeper that
/// tolerates delay wakes when everything else that is due at its moment is over.
///
/// With a seed, jobs are taken in an order that the seed decides, and now and then time passes
/// although there are some: anything that can happen on a busy machine, and again with that seed.
public final class VirtualTime: TaskExecutor {
  private let jobs: Mutex<ReadyJobs>
  let sleepers = Mutex(Sleepers())

  /// Makes time that stands at its beginning.
  ///
  /// - Parameter seed: what decides the order of jobs; nil takes them as they come.
  public init(seed: UInt64? = nil) {
    jobs = Mutex(ReadyJobs(chance: seed.map(SplitMix64.init)))
  }

  /// The timeline of this time, for a game that runs inside `run(_:)`.
  public var timeline: Timeline { Timeline(clock: self, executor: self) }

  /// Takes a job that is ready to run.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.add(job) }
  }

  /// Runs an operation, and whatever goes on beside it, until the operation has ended.
  ///
  /// It must not be called from a task that prefers this executor.
  ///
  /// - Returns: what the operation returns, or nil if it waits for something that will never be.
  public func run<Result: Sendable>(
    _ operation: @escaping @Sendable () async -> Result
  ) -> Result? {
    let slot = Slot<Result>()
    let task = Task(executorPreference: self) { slot.put(await operation()) }
    while slot.content == nil, step() {}
    task.cancel()
    return slot.content
  }

  /// Runs the next job or, if there is none, wakes the next sleeper; false if there is neither.
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

/// Where a task leaves its result.
private final class Slot<Content: Sendable>: Sendable {
  private let mutex = Mutex<Content?>(nil)

  var content: Content? { mutex.withLock { $0 } }

  func put(_ content: Content) {
    mutex.withLock { $0 = content }
  }
}
