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
  private let order: JobOrder
  private let register = Mutex(Waits())

  /// Makes time that stands at its start.
  public convenience init() { self.init(in: .asTheyBecomeReady) }

  /// Makes time that stands at its start, and runs jobs in some order.
  package init(in order: JobOrder) { self.order = order }

  /// The timeline of this time, for a game that runs inside `run(_:)`.
  public var timeline: Timeline { Timeline(clock: self, executor: self) }

  /// Adds a job that is ready to run.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    ready.withLock { $0.append(job) }
  }

  /// Runs an operation, and all other jobs and sleepers, until the operation has ended; returns nil
  /// if it waits for something that never happens; `waits` then says what.
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
    let number = add { "The operation of the run has not ended." }
    let result = Mutex<Result?>(nil)
    let task = Task(executorPreference: self) {
      let value = await operation()
      self.remove(number)
      result.withLock { $0 = value }
    }
    while result.withLock({ $0 == nil }), step(until: limit) {}
    task.cancel()
    return result.withLock { $0 }
  }

  /// Runs the next job, or else wakes the next sleeper; returns false if there is neither.
  private func step(until limit: Duration?) -> Bool {
    if order.isSleeperNext(), wake(until: limit) { return true }
    let next = ready.withLock { jobs in
      jobs.isEmpty ? nil : jobs.remove(at: order.nextJob(jobs.count))
    }
    guard let next else { return wake(until: limit) }
    next.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  private func wake(until limit: Duration?) -> Bool {
    guard let sleeper = sleepers.withLock({ $0.next(until: limit) }) else { return false }
    sleeper.continuation.resume()
    return true
  }

  /// Who waits for what now, in a sentence each: who has not answered when a run has returned nil.
  ///
  /// They are sorted, because who begins to wait first depends on how the program was compiled.
  public var waits: [String] { register.withLock(\.all).map { $0() }.sorted() }
}

extension VirtualTime: WaitRegister {
  /// Adds a sentence of somebody who waits, and returns its number.
  package func add(_ sentence: @escaping @Sendable () -> String) -> Int {
    register.withLock { $0.add(sentence) }
  }

  /// Removes a sentence.
  package func remove(_ number: Int) {
    register.withLock { $0.remove(number) }
  }
}
