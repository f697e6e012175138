import Domain
public import UseCases

/// Runs a session, keeping exactly one task for the session's current wait.
///
/// The loop passes each input and report to the session and then starts a task for the new wait. It
/// cancels a task only when the wait changes. While a task runs, it keeps the loop alive.
public actor GameLoop {
  /// The session in its current state.
  public private(set) var session: Session
  private let ports: Ports
  private let computer: any Computer
  private let timing: Timing
  /// The clock of the game, and the executor of tasks that call the loop.
  public nonisolated let timeline: Timeline

  /// The task for the current wait, or `nil` if there is no wait.
  private var running: Running?
  /// The consecutive failures, which end a script.
  private var failures = Failures()

  private struct Running {
    let wait: Wait
    let task: Task<Void, Never>
  }

  /// Creates a loop for a session, without starting a task.
  ///
  /// Call `start()` first. With virtual time, call the loop only from tasks of the timeline or inside
  /// `VirtualTime.run`.
  public init(
    _ session: Session, _ ports: Ports, computer: any Computer, timing: Timing = Timing(),
    timeline: Timeline
  ) {
    self.session = session
    self.ports = ports
    self.computer = computer
    self.timing = timing
    self.timeline = timeline
  }

  /// Starts a task for the current wait.
  ///
  /// Until then, or the first input, nothing happens by itself.
  public func start() {
    followWait()
  }

  /// Passes an input to the session.
  @discardableResult
  public func send(_ input: Input) -> Outcome {
    let before = session.wait
    let outcome = session.handle(input, ports)
    // A computer may fail in one position and not in another.
    if session.wait != before { failures = Failures() }
    followWait()
    return outcome
  }

  /// Chooses an input for the current session and sends it, in one step.
  ///
  /// - Returns: `nil` if no input was chosen.
  @discardableResult
  public func send(_ choose: @Sendable (Session) -> Input?) -> Outcome? {
    choose(session).map { send($0) }
  }

  /// Reads the session, which stays unchanged during the call.
  ///
  /// What `body` prints therefore comes before later events.
  public func read<Result: Sendable>(_ body: @Sendable (Session) -> Result) -> Result {
    body(session)
  }

  /// Waits until the game is idle or a computer keeps failing.
  ///
  /// The game is idle while no disk is flipping and no computer is thinking. It may be over, wait for
  /// a human's move, or, also between two computers, for a pass to be dismissed. If an input cancels
  /// a task during the call, the call waits for that task to end.
  ///
  /// - Returns: the last error message if a computer keeps failing, or `nil`.
  @discardableResult
  public func waitUntilIdle() async -> String? {
    while failures.latestOfTooMany == nil, let running { await running.task.value }
    return failures.latestOfTooMany
  }

  /// Replaces the running task if the wait has changed.
  private func followWait() {
    if timing.disk <= .zero { PlaceDisk.finishAnimation(in: &session, ports) }
    let wait = session.wait
    guard running?.wait != wait else { return }
    running?.task.cancel()
    running = nil
    if let wait { running = Running(wait: wait, task: startTask(for: wait)) }
  }

  private func startTask(for wait: Wait) -> Task<Void, Never> {
    timeline.start {
      let report = await self.report(after: wait)
      await self.end(wait, report)
    }
  }

  /// Returns the result of a wait, once it is over or its task is canceled.
  private nonisolated func report(after wait: Wait) async -> Report {
    do {
      switch wait {
      case .disk:
        try await timeline.sleep(for: timing.disk)
        return .timeIsUp
      case .thought(let game):
        // Asks the computer last, so a canceled thought draws no random number (C4.23).
        try await timeline.sleep(for: timing.thought)
        try Task.checkCancellation()
        return .square(try await computer.chooseSquare(in: game))
      }
    } catch {
      return .failed("\(error)")
    }
  }

  /// Passes the report of the running task to the session.
  ///
  /// Restarts the task if the report was ignored (R2.7).
  private func end(_ wait: Wait, _ report: Report) {
    // The report of a canceled task is late, even if the session has an equal wait again (R2.11).
    if Task.isCancelled { return }
    running = nil
    let isAccepted = session.end(wait, with: report, ports)
    failures.note(isAccepted ? nil : report.fault)
    followWait()
  }
}

extension Report {
  /// The error message of a computer whose report is ignored.
  fileprivate var fault: String {
    switch self {
    case .failed(let error): error
    case .square(let square): "\(square) is not legal"
    // No task of this loop reports it for a thought.
    case .timeIsUp: "it chose no square"
    }
  }
}
