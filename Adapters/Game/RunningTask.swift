import UseCases

/// The task that the loop runs for a wait.
struct RunningTask {
  /// The wait that the task serves.
  let wait: Wait
  /// Tells the task from others, because equal waits recur (R2.5).
  let number: Int
  let task: Task<Void, Never>
}
