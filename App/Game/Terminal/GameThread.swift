import Dispatch
import Infrastructure

/// An executor that runs the tasks of a game on their own thread.
///
/// A save blocks its thread until the disk answers. Swift's pool has only one thread per processor,
/// so a slow disk could also delay the response to keys.
package final class GameThread: TaskExecutor {
  private let queue = DispatchQueue(label: "game")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
