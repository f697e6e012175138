import CLibrary
import Dispatch
import Synchronization

/// An executor that runs its tasks one by one on a thread of its own.
///
/// A save blocks its thread until the disk answers, and a search until it ends. Swift's pool has
/// only one thread per processor, so either could delay the response to keys. Searches share a
/// thread, because each thread keeps the memory of the last large table that it freed.
package final class GameThread: TaskExecutor {
  private let jobs = Jobs()

  package init() {}

  deinit {
    jobs.end()
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.add { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// The jobs of a thread, which begins with the first one.
private final class Jobs: Sendable {
  private struct State {
    var waiting: ArraySlice<@Sendable () -> Void> = []
    var hasBegun = false
  }

  private let state = Mutex(State())
  /// Signaled for each job, and once more at the end.
  private let isDue = DispatchSemaphore(value: 0)

  func add(_ job: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      state.waiting.append(job)
      return !state.hasBegun
    }
    isDue.signal()
    if isFirst { begin() }
  }

  func end() {
    isDue.signal()
  }

  private func begin() {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let jobs = Unmanaged.passRetained(self)
    let failure = pthread_create(
      &thread, nil,
      { jobs in
        pthread_detach(pthread_self())
        Jobs.run(jobs)
        return nil
      }, jobs.toOpaque())
    guard failure != 0 else { return }
    // Without a thread, the jobs still run, one by one.
    DispatchQueue(label: "jobs").async { Jobs.run(jobs.toOpaque()) }
  }

  private static func run(_ jobs: UnsafeMutableRawPointer?) {
    guard let jobs else { return }
    Unmanaged<Jobs>.fromOpaque(jobs).takeRetainedValue().run()
  }

  private func run() {
    while true {
      isDue.wait()
      guard let job = state.withLock({ $0.waiting.popFirst() }) else { return }
      job()
    }
  }
}
