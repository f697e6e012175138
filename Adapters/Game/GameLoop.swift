public import UseCases

/// Keeps a session going: it runs exactly one task, for what the session waits for now.
///
/// It decides nothing: each input and each report goes to a use case, and then the loop starts what
/// the session waits for. Nothing is ever called off by a command: a task is canceled because the
/// session waits for something else.
public actor GameLoop {
  /// The session as it is now.
  public private(set) var session: Session

  private let ports: Ports
  private let computer: any Computer
  /// The time of the game, for tasks that call the loop.
  public nonisolated let timeline: Timeline
  private let pace: Pace

  /// The running task and the wait it serves; equal waits recur, so a number tells tasks apart.
  private var running: (wait: Wait, number: Int, task: Task<Void, Never>)?
  private var tasksStarted = 0
  /// Those who wait until the game has settled, by a number for each.
  private var whenSettled: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waitsStarted = 0

  /// Makes the loop of a session; nothing runs before the first call, which should be `start()`;
  /// call the loop from tasks of the timeline.
  public init(
    session: Session, ports: Ports, computer: any Computer, timeline: Timeline, pace: Pace = Pace()
  ) {
    self.session = session
    self.ports = ports
    self.computer = computer
    self.timeline = timeline
    self.pace = pace
  }

  /// Starts what the session waits for.
  public func start() { reconcile() }

  /// Hands an input to its use case.
  @discardableResult public func send(_ input: Input) -> Outcome {
    defer { reconcile() }
    switch input {
    case .pick(let square): return PlaceDisk(ports).pick(square, in: &session)
    case .dismissPass: return PassTurn(ports).dismiss(in: &session)
    case .autoPass: PassTurn(ports).dismissByThemselves(in: &session)
    case .askReset: Reset(ports).ask(in: &session)
    case .answerReset(let answer): return Reset(ports).answer(answer, in: &session)
    case .again: Reset(ports).again(in: &session)
    case .setMode(let side, let choice): ChangeMode(ports).set(side, to: choice, in: &session)
    case .undo(let count): return TakeBack(ports).undo(count, in: &session)
    case .undoTo(let length): return TakeBack(ports).undo(to: length, in: &session)
    case .redo(let count): return TakeBack(ports).redo(count, in: &session)
    case .ask(let inquiry): return GiveAdvice(ports).ask(for: inquiry, in: &session)
    case .stopAnalysis: return GiveAdvice(ports).stopAnalysis(in: &session)
    }
    return .accepted
  }

  /// Hands over the input that is chosen for the session as it is now, or none; nothing happens in
  /// between.
  ///
  /// - Throws: what the choice throws; then no input was handed over.
  /// - Returns: what became of the input, or nil if there was none.
  @discardableResult
  public func send<Failure: Error>(
    _ choose: @Sendable (Session) throws(Failure) -> Input?
  ) throws(Failure) -> Outcome? {
    try choose(session).map { send($0) }
  }

  /// Returns the result of a function of the session; nothing happens in between.
  public func withSession<Result: Sendable>(_ body: @Sendable (Session) -> Result) -> Result {
    body(session)
  }

  /// Returns when no disk is turning, no computer is thinking, and no pass is about to be dismissed
  /// by itself, or as soon as the task is canceled.
  public func waitUntilSettled() async {
    guard session.wait != nil else { return }
    waitsStarted += 1
    let number = waitsStarted
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { whenSettled[number] = continuation }
      }
    } onCancel: {
      timeline.start { await self.endWait(number) }
    }
  }

  /// Plays on until a person has to move or the game is over; passes are dismissed as they come.
  public func playOn() async {
    repeat { await waitUntilSettled() } while send(.dismissPass) == .accepted
  }

  private func endWait(_ number: Int) { whenSettled.removeValue(forKey: number)?.resume() }

  /// Makes the running task the one that the session waits for.
  private func reconcile() {
    if pace.disk == .zero { PlaceDisk(ports).finishShowing(in: &session) }
    if session.wait == nil {
      let waiting = whenSettled.sorted { $0.key < $1.key }
      whenSettled = [:]
      for (_, continuation) in waiting { continuation.resume() }
    }
    guard running?.wait != session.wait else { return }
    running?.task.cancel()
    running = nil
    guard let wait = session.wait else { return }
    tasksStarted += 1
    let number = tasksStarted
    let task = timeline.start { [computer, timeline, pace] in
      let answer = await wait.answer(of: computer, on: timeline, at: pace)
      await self.end(number, answer)
    }
    running = (wait, number, task)
  }

  /// Reports the end of a task, unless another has taken its place; a task that has changed nothing
  /// is started again.
  private func end(_ number: Int, _ answer: Answer) {
    guard let ended = running, ended.number == number else { return }
    running = nil
    switch answer {
    case .square(let square):
      PlaceDisk(ports).computerChose(square, after: ended.wait, in: &session)
    case .failure(let failure):
      ChangeMode(ports).computerGaveUp(because: failure, after: ended.wait, in: &session)
    case .advice(let advice): GiveAdvice(ports).found(advice, after: ended.wait, in: &session)
    case .timeIsUp:
      PlaceDisk(ports).diskShown(after: ended.wait, in: &session)
      PassTurn(ports).timeIsUp(after: ended.wait, in: &session)
    case .nothing: break
    }
    reconcile()
  }
}
