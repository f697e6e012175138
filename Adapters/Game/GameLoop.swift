import Domain
import Synchronization
public import UseCases

/// Keeps a session going: it runs exactly one task, for what the session waits for now.
///
/// It decides nothing: each input and each report goes to a use case, then the planned moves whose
/// turn it is are played, and then the loop starts what the session waits for. Nothing is ever
/// called off by a command: a task is canceled because the session waits for something else.
public actor GameLoop {
  /// The session as it is now.
  public private(set) var session: Session
  /// How often in a row a computer has failed; no fact of the game, but a script ends for it.
  private nonisolated let failures = Mutex(Failures())

  /// Where the game is saved and shown.
  package nonisolated let ports: Ports
  private let computer: any Computer
  /// The time of the game, for tasks that call the loop.
  public nonisolated let timeline: Timeline
  private let pace: Pace

  /// The task that runs for what the session waits for now, or nil if it waits for nothing.
  private var running: RunningTask?
  /// How many tasks were started.
  private var started = 0
  private var waiters = Waiters()

  /// Makes the loop of a session; nothing runs before the first call, which should be `start()`;
  /// call the loop from tasks of the timeline.
  public init(
    session: Session, ports: Ports, computer: any Computer, timeline: Timeline,
    pace: Pace = Pace()
  ) {
    self.session = session
    self.ports = ports
    self.computer = computer
    self.timeline = timeline
    self.pace = pace
  }

  /// Why a computer fails again and again, or nil if none does; known without waiting for the loop,
  /// because between two lines of a script nothing else may happen (C4.1).
  package nonisolated var failure: String? { failures.withLock(\.last) }

  /// Starts what the session waits for.
  public func start() {
    reconcile()
  }

  /// Hands an input to its use case.
  @discardableResult public func send(_ input: Input) -> Outcome {
    defer { reconcile() }
    return input.apply(to: &session, ports)
  }

  /// Hands over the input that is chosen for the session as it is now, or none; nothing happens in
  /// between.
  ///
  /// - Returns: what became of the input, or nil if there was none.
  @discardableResult
  public func send(_ choose: @Sendable (Session) -> Input?) -> Outcome? {
    choose(session).map { send($0) }
  }

  /// Returns the result of a function of the session; nothing happens in between.
  public func withSession<Result: Sendable>(_ body: @Sendable (Session) -> Result) -> Result {
    body(session)
  }

  /// Returns when the game has settled, a computer has failed ten times in a row, or the task is
  /// canceled.
  ///
  /// A game has settled when no disk is turning, no computer is thinking, and no planned move is
  /// played before a person has answered something.
  public func waitUntilSettled() async {
    guard !session.isSettled, failure == nil else { return }
    let number = waiters.number()
    await timeline.waiting {
      "Somebody waits until the game has settled."
    } for: {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          guard !Task.isCancelled else { return continuation.resume() }
          waiters.add(continuation, number: number)
        }
      } onCancel: {
        timeline.start { await self.resumeWaiter(number) }
      }
    }
  }

  /// Plays on until a person has to move, the game is over, or a computer has failed ten times in a
  /// row; passes are dismissed as they come.
  public func playOn() async {
    repeat { await waitUntilSettled() } while send(.make(.pass)) == .accepted
  }

  private func resumeWaiter(_ number: Int) {
    waiters.resume(number)
  }

  /// Plays the planned moves that are due, and then makes sure that the running task is the one for
  /// which the session waits.
  ///
  /// - Parameter isAskedAgain: whether what was awaited has not come, and is awaited again.
  private func reconcile(isAskedAgain: Bool = false) {
    finishShowing()
    while PlayAhead.next(in: &session, ports) != nil { finishShowing() }
    if session.isSettled { waiters.resumeAll() }
    let wait = session.wait
    guard running?.wait != wait else { return }
    running?.task.cancel()
    running = wait.map { start($0, isAskedAgain: isAskedAgain) }
  }

  /// Starts the task of a wait.
  private func start(_ wait: Wait, isAskedAgain: Bool) -> RunningTask {
    started += 1
    let number = started
    let task = timeline.start { [computer, timeline, pace] in
      let report = await timeline.waiting {
        wait.sentence
      } for: {
        // Whoever asks for advice again must not do so without a rest; a thought has its time.
        if isAskedAgain, case .advice = wait { try? await timeline.sleep(for: pace.thought) }
        return await wait.report(of: computer, on: timeline, at: pace)
      }
      await self.end(number, report)
    }
    return RunningTask(wait: wait, number: number, task: task)
  }

  /// Shows a move at once if a disk takes no time.
  private func finishShowing() {
    if pace.disk == .zero { PlaceDisk.finishShowing(in: &session, ports) }
  }

  /// Reports the end of a task, unless it was canceled; a task that has changed nothing is started
  /// again.
  private func end(_ number: Int, _ report: Report) {
    guard let ended = running, ended.number == number else { return }
    // So that the same wait is started again if it is still awaited.
    running = nil
    let isTaken = session.take(report, after: ended.wait, ports)
    failures.withLock { $0.note(report, isTaken: isTaken) }
    if failure != nil { waiters.resumeAll() }
    reconcile(isAskedAgain: !isTaken)
  }
}
