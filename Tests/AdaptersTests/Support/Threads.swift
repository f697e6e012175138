import Dispatch

/// Threads of the system that run tasks side by side, as many as are needed.
final class Threads: TaskExecutor {
  private let queue = DispatchQueue(label: "tasks", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
