import Synchronization

/// Keeps a game going: it runs exactly one task, for what the game waits for now.
///
/// It decides nothing: each input and each report goes to the game, and then the loop starts what
/// that waits for. Nothing is ever called off by a command: a task is canceled because the game
/// waits for something else.
public actor Loop<Play: Playable> {
  /// The game as it is now.
  public private(set) var play: Play
  /// How often in a row a computer has failed; no fact of the game, but a script ends for it.
  private nonisolated let failures = Mutex(Failures())

  /// Where the game is saved and shown.
  package nonisolated let ports: Play.Ports
  private let work: any Work<Play.Wait, Play.Report>
  /// The time of the game, for tasks that call the loop.
  public nonisolated let timeline: Timeline

  /// The task that runs for what the game waits for now, or nil if it waits for nothing.
  private var running: Running?
  /// How many tasks were started.
  private var started = 0
  private var waiters = Waiters()

  private struct Running {
    let wait: Play.Wait
    /// Tells the task from others, because equal waits recur (R2.5).
    let number: Int
    let task: Task<Void, Never>
  }

  /// Makes the loop of a game; nothing runs before the first call, which should be `start()`; call
  /// the loop from tasks of the timeline.
  public init(
    _ play: Play, _ ports: Play.Ports, work: some Work<Play.Wait, Play.Report>, timeline: Timeline
  ) {
    self.play = play
    self.ports = ports
    self.work = work
    self.timeline = timeline
  }

  /// Why a computer fails again and again, or nil if none does; known without waiting for the loop,
  /// because between two lines of a script nothing else may happen (C4.1).
  public nonisolated var failure: String? { failures.withLock(\.last) }

  /// Starts what the game waits for.
  public func start() {
    reconcile()
  }

  /// Hands an input to the game.
  @discardableResult public func send(_ input: Play.Input) -> Play.Outcome {
    defer { reconcile() }
    return play.take(input, ports)
  }

  /// Hands over the input that is chosen for the game as it is now, or none; nothing happens in
  /// between.
  ///
  /// - Returns: what became of the input, or nil if there was none.
  @discardableResult
  public func send(_ choose: @Sendable (Play) -> Play.Input?) -> Play.Outcome? {
    choose(play).map { send($0) }
  }

  /// Returns the result of a function of the game; nothing happens in between.
  public func read<Result: Sendable>(_ body: @Sendable (Play) -> Result) -> Result {
    body(play)
  }

  /// Returns when the game has settled, a computer has failed ten times in a row, or the task is
  /// canceled.
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

  /// Makes sure that the running task is the one for which the game waits.
  ///
  /// - Parameter isAskedAgain: whether what was awaited has not come, and is awaited again.
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

  /// Starts the task of a wait.
  private func start(_ wait: Play.Wait, isAskedAgain: Bool) -> Running {
    started += 1
    let number = started
    let task = timeline.start { [work, timeline] in
      let report = await work.report(after: wait, isAskedAgain: isAskedAgain, on: timeline)
      await self.end(number, report)
    }
    return Running(wait: wait, number: number, task: task)
  }

  /// Reports the end of a task, unless it was canceled; a task that has changed nothing is started
  /// again.
  private func end(_ number: Int, _ report: Play.Report) {
    guard let ended = running, ended.number == number else { return }
    // So that the same wait is started again if it is still awaited.
    running = nil
    let isTaken = play.take(report, after: ended.wait, ports)
    failures.withLock { $0.note(isTaken ? nil : work.fault(of: report)) }
    if failure != nil { waiters.resumeAll() }
    reconcile(isAskedAgain: !isTaken)
  }
}
