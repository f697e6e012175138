import UseCases

/// The tasks that run for what a session waits for, one for each.
struct RunningTasks {
  private var tasks: [RunningTask] = []
  private var started = 0

  /// Cancels the tasks whose wait is no longer awaited, and starts one, with a number, for each
  /// wait that has none.
  mutating func serve(_ waits: [Wait], by start: (Wait, _ number: Int) -> Task<Void, Never>) {
    tasks.removeAll { running in
      let isAwaited = waits.contains(running.wait)
      if !isAwaited { running.task.cancel() }
      return !isAwaited
    }
    for wait in waits where !tasks.contains(where: { $0.wait == wait }) {
      started += 1
      tasks.append(RunningTask(wait: wait, number: started, task: start(wait, started)))
    }
  }

  /// Takes out the task of a number, which has ended, and returns its wait; nil if it was canceled
  /// before.
  mutating func end(_ number: Int) -> Wait? {
    guard let index = tasks.firstIndex(where: { $0.number == number }) else { return nil }
    return tasks.remove(at: index).wait
  }
}
