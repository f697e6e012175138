import Dispatch

/// Threads of the system that run tasks side by side, as many as are needed, and know when nothing
/// is left to run.
final class Threads: TaskExecutor {
  private let queue = DispatchQueue(label: "tasks", attributes: .concurrent)
  private let jobs = DispatchGroup()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async(group: jobs) { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Blocks the thread of a task until no other task can go on.
  func waitUntilOthersRest() {
    jobs.leave()
    jobs.wait()
    jobs.enter()
  }
}
