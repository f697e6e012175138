import Dispatch
import Infrastructure

/// Runs the tasks of a game on a thread of its own.
///
/// A save blocks the thread that runs the game until the disk has answered. Swift runs all other
/// tasks on as many threads as the machine has processors, so on a single processor a slow disk
/// would delay the response to keys, too.
package final class GameThread: TaskExecutor {
  private let queue = DispatchQueue(label: "game")

  /// Makes a thread.
  package init() {}

  /// Runs a job when those before it have run.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
