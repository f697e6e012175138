import Synchronization

/// Runs a game, keeping exactly one task for the game's current wait.
///
/// The loop passes each input and report to the game and then starts a task for the new wait. It
/// cancels a task only when the wait changes.
public actor Loop<Play: Playable> {
  /// The game in its current state.
  public private(set) var play: Play
  /// The consecutive failures, which end a script.
  private nonisolated let failures = Mutex(Failures())

  package nonisolated let ports: Play.Ports
  private let work: any Work<Play.Wait, Play.Report>
  /// The clock of the game, and the executor of tasks that call the loop.
  public nonisolated let timeline: Timeline

  /// The task for the game's current wait, or `nil` if there is no wait.
  private var running: Running?
  private var started = 0
  private var waiters = Waiters()

  private struct Running {
    let wait: Play.Wait
    /// The number that distinguishes tasks, because equal waits recur (R2.5).
    let number: Int
    let task: Task<Void, Never>
  }

  /// Creates a loop for a game, without starting a task.
  ///
  /// Call `start()` first, and call the loop only from tasks of the timeline.
  public init(
    _ play: Play, _ ports: Play.Ports, work: some Work<Play.Wait, Play.Report>, timeline: Timeline
  ) {
    self.play = play
    self.ports = ports
    self.work = work
    self.timeline = timeline
  }

  /// The last error message if a computer keeps failing, or `nil`.
  ///
  /// A script reads it without awaiting the loop, so nothing else happens between two lines (C4.1).
  public nonisolated var failure: String? { failures.withLock(\.last) }

  /// Starts a task for the game's current wait.
  public func start() {
    reconcile()
  }

  /// Passes an input to the game.
  @discardableResult public func send(_ input: Play.Input) -> Play.Outcome {
    defer { reconcile() }
    return play.take(input, ports)
  }

  /// Chooses an input for the game's current state and sends it in one step.
  ///
  /// - Returns: `nil` if no input was chosen.
  @discardableResult
  public func send(_ choose: @Sendable (Play) -> Play.Input?) -> Play.Outcome? {
    choose(play).map { send($0) }
  }

  /// Reads the current game, which stays unchanged during the call.
  public func read<Result: Sendable>(_ body: @Sendable (Play) -> Result) -> Result {
    body(play)
  }

  /// Waits until the game is idle, a computer keeps failing, or the task is canceled.
  public func waitUntilSettled() async {
    guard !play.isSettled, failure == nil else { return }
    let number = waiters.number()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume() }
        waiters.add(continuation, number: number)
      }
    } onCancel: {
      timeline.start { await self.resumeWaiter(number) }
    }
  }

  private func resumeWaiter(_ number: Int) {
    waiters.resume(number)
  }

  /// Replaces the running task if the game's wait has changed.
  ///
  /// - Parameter isAskedAgain: true if the last report for this wait was ignored.
  private func reconcile(isAskedAgain: Bool = false) {
    while let wait = play.wait, let report = work.reportAtOnce(after: wait),
      play.take(report, after: wait, ports)
    {}
    if play.isSettled { waiters.resumeAll() }
    let wait = play.wait
    guard running?.wait != wait else { return }
    running?.task.cancel()
    running = wait.map { start($0, isAskedAgain: isAskedAgain) }
  }

  private func start(_ wait: Play.Wait, isAskedAgain: Bool) -> Running {
    started += 1
    let number = started
    let task = timeline.start { [work, timeline] in
      let report = await work.report(after: wait, isAskedAgain: isAskedAgain, on: timeline)
      await self.end(number, report)
    }
    return Running(wait: wait, number: number, task: task)
  }

  /// Passes a finished task's report to the game, unless the task was canceled.
  ///
  /// Restarts the task if the report was ignored.
  private func end(_ number: Int, _ report: Play.Report) {
    guard let ended = running, ended.number == number else { return }
    // Lets `reconcile` restart an equal wait.
    running = nil
    let isTaken = play.take(report, after: ended.wait, ports)
    failures.withLock { $0.note(isTaken ? nil : work.fault(of: report)) }
    if failure != nil { waiters.resumeAll() }
    reconcile(isAskedAgain: !isTaken)
  }
}
