import Dispatch

/// Runs a game on a thread of its own.
///
/// A save waits for the disk, on the thread that runs the game. Swift has only as many threads for
/// all tasks as the machine has processors: on one with a single processor a slow disk would keep
/// the keys waiting, too.
public final class GameThread: TaskExecutor {
  private let queue = DispatchQueue(label: "game")

  /// Makes a thread for one game.
  public init() {}

  /// Runs a job after those that have come before.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
