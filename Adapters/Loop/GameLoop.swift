public import UseCases

/// Keeps a session going: exactly the task for its current wait is under way, and no other.
///
/// It is the one place with tasks. It decides nothing: every input and every report goes to a use
/// case, and what is awaited after that is started. There is no command to cancel anything, since a
/// wait that changes ends the task of the one before.
public actor GameLoop {
  /// The session as it is now.
  public private(set) var session: Session

  private let placeDisk: PlaceDisk
  private let passTurn: PassTurn
  private let reset: Reset
  private let changeMode: ChangeMode
  private let computer: any Computer
  private let clock: any Clock<Duration>
  private let pace: Pace
  private let executor: (any TaskExecutor)?

  /// The task under way, for the wait it serves; equal waits recur, so a number tells tasks apart.
  private var underWay: (wait: Wait, number: Int, task: Task<Void, Never>)?
  private var tasksStarted = 0
  private var whenSettled: [CheckedContinuation<Void, Never>] = []
  private var isStopped = false

  /// Makes the loop of a session; nothing is under way before `start()`.
  ///
  /// - Parameters:
  ///   - session: the session to begin with.
  ///   - repository: where each change is saved.
  ///   - presenter: where each event is shown.
  ///   - computer: who plays the sides in Computer mode.
  ///   - clock: what measures `pace`.
  ///   - pace: how long thoughts and disks take.
  ///   - executor: what runs the loop's tasks, nil for the usual one. Whoever gives one must call
  ///     the loop from tasks that prefer it, too.
  public init(
    session: Session, repository: any GameRepository, presenter: any Presenter,
    computer: any Computer, clock: any Clock<Duration>, pace: Pace = Pace(),
    executor: (any TaskExecutor)? = nil
  ) {
    self.session = session
    placeDisk = PlaceDisk(repository: repository, presenter: presenter)
    passTurn = PassTurn(repository: repository, presenter: presenter)
    reset = Reset(repository: repository, presenter: presenter)
    changeMode = ChangeMode(repository: repository, presenter: presenter)
    self.computer = computer
    self.clock = clock
    self.pace = pace
    self.executor = executor
  }

  /// Starts what the session waits for.
  public func start() {
    follow()
  }

  /// Ends the loop for good: nothing takes time any more, and who waits for it to settle goes on.
  public func stop() {
    isStopped = true
    follow()
  }

  /// Hands an input to its use case and follows the session.
  @discardableResult public func send(_ input: Input) -> Outcome {
    defer { follow() }
    switch input {
    case .pick(let square): return placeDisk.pick(square, in: &session)
    case .dismissPass: return passTurn.dismiss(in: &session)
    case .askReset: return reset.ask(in: &session)
    case .answerReset(let answer): return reset.answer(answer, in: &session)
    case .setMode(let side, let mode): return changeMode.set(side, to: mode, in: &session)
    }
  }

  /// Returns what a reader makes of the session, with no event in between.
  public func read<Result: Sendable>(_ reader: @Sendable (Session) -> Result) -> Result {
    reader(session)
  }

  /// Returns when nothing that takes time is awaited: at once, or after the last disk and thought.
  public func settled() async {
    guard wait != nil else { return }
    await withCheckedContinuation { whenSettled.append($0) }
  }

  private var wait: Wait? { isStopped ? nil : session.wait }

  /// Starts the task for the current wait, unless it is under way already.
  private func follow() {
    while pace.disk == .zero, case .disk(let square, let move) = session.wait {
      _ = placeDisk.turned(square, of: move, in: &session)
    }
    if wait == nil { settle() }
    guard underWay?.wait != wait else { return }
    underWay?.task.cancel()
    underWay = nil
    guard let wait else { return }
    tasksStarted += 1
    let number = tasksStarted
    let task = Task(executorPreference: executor) { [computer, clock, pace] in
      let report = await wait.report(from: computer, on: clock, at: pace)
      await self.receive(report, from: number)
    }
    underWay = (wait, number, task)
  }

  /// Hears the report of a task, if it is the one under way; a task that has brought nothing, or
  /// nothing that counts, is started anew.
  private func receive(_ report: Report?, from number: Int) {
    guard let current = underWay, current.number == number else { return }
    underWay = nil
    switch report {
    case .thought(let square, let game):
      _ = placeDisk.thought(of: square, on: game, in: &session)
    case .turned(let square, let move):
      _ = placeDisk.turned(square, of: move, in: &session)
    case nil: break
    }
    follow()
  }

  private func settle() {
    let waiting = whenSettled
    whenSettled = []
    for continuation in waiting { continuation.resume() }
  }
}
