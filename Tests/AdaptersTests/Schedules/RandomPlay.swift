import Adapters
import Domain
import Infrastructure
import TestSupport
import UseCases

/// A whole game with the real loop and presenter, in which everything that chance can decide is
/// decided by a seed: the order of jobs, the inputs and their moments, failures, and kills.
struct RandomPlay: Sendable {
  /// How it went.
  struct Result: Hashable, Sendable {
    let transcript: String
    let problem: String?
    let kills: Int
    let situations: Set<Situation>
  }

  let seed: UInt64

  /// Plays, and returns nil if the game got stuck.
  func run() -> Result? {
    let time = VirtualTime(seed: seed)
    return time.run { await play(on: time) }
  }

  private func play(on time: VirtualTime) async -> Result {
    var chance = SplitMix64(seed: seed &+ 1)
    let (diskLuck, computerLuck) = (Luck(seed: seed &+ 2), Luck(seed: seed &+ 3))
    let repository = FakeGameRepository { _ in
      let isBad = diskLuck.draw(8) == 0 && !diskLuck.isAlwaysGood
      return isBad ? FakeGameRepository.failure : nil
    }
    let clerk = Clerk()
    let computer = UnreliableComputer(computerLuck, time: time, clerk: clerk)
    let output = RecordingOutput()
    var kills = 0
    var (loop, plug) = await start(repository, output, clerk, computer, time)
    for _ in 0..<Int.random(in: 20...80, using: &chance) {
      if Bool.random(using: &chance) {
        try? await time.sleep(for: .milliseconds(Int.random(in: 0...2500, using: &chance)))
      }
      if Int.random(in: 0..<20, using: &chance) == 0 {
        await kill(loop, plug)
        kills += 1
        clerk.kill()
        (loop, plug) = await start(repository, output, clerk, computer, time)
      }
      await give(input(for: await loop.session, &chance), to: loop, clerk)
    }
    for luck in [diskLuck, computerLuck] { luck.turn() }
    // A game that is wrong need not end.
    clerk.problem == nil ? await finish(loop, clerk) : await kill(loop, plug)
    var problem = clerk.problem
    if clerk.paper.game.turn != nil { problem = problem ?? "the game has not ended" }
    return Result(
      transcript: output.transcript, problem: problem, kills: kills, situations: clerk.situations)
  }

  /// Ends a program: a pulled plug saves and shows nothing and, after a reset, its loop waits for
  /// nothing, either.
  private func kill(_ loop: GameLoop, _ plug: Plug) async {
    plug.pull()
    await loop.send(.keepValues(false))
    await loop.send(.askReset)
    await loop.send(.answer(.ok))
  }

  private func start(
    _ repository: FakeGameRepository, _ output: RecordingOutput, _ clerk: Clerk,
    _ computer: UnreliableComputer, _ time: VirtualTime
  ) async -> (GameLoop, Plug) {
    let presenter = PlainPresenter(output: output, boards: .asked, isScript: true)
    let plug = Plug(repository, presenter, clerk: clerk)
    let session = try? LoadGame.start(plug.ports)
    clerk.start()
    var pace = Pace()
    if seed.isMultiple(of: 2) { pace.patience = .ending(after: .seconds(1)) }
    let loop = GameLoop(
      session: session ?? Session(), ports: plug.ports, computer: computer,
      timeline: time.timeline, pace: pace)
    await loop.start()
    return (loop, plug)
  }

  /// Hands an input to the loop, and everything that comes of it to the clerk.
  @discardableResult
  private func give(_ input: Input, to loop: GameLoop, _ clerk: Clerk) async -> Outcome? {
    let outcome = await loop.send { session in
      clerk.hear(input, in: session)
      return input
    }
    await loop.withSession { clerk.hear(outcome, in: $0) }
    return outcome
  }

  private static let choices: [ModeChoice] = [
    .manual, .computer, .computer, .computerAt(.random), .computerAt(.four),
  ]

  /// An input that may or may not count: picks above all, so that games make progress.
  private func input(for session: Session, _ chance: inout SplitMix64) -> Input {
    let legal = Array(session.seen.game.legalSquares)
    if session.look != nil, Int.random(in: 0..<6, using: &chance) == 0 { return .go(.present) }
    if !session.planned.isEmpty, Int.random(in: 0..<8, using: &chance) == 0 { return .go(.back) }
    switch Int.random(in: 0..<20, using: &chance) {
    case 0: return .askReset
    case 1, 2: return .answer(.cancel)
    case 3 where Bool.random(using: &chance): return .answer(.ok)
    case 3, 4: return .make(.pass)
    case 5...7:
      return .setMode(
        Bool.random(using: &chance) ? .dark : .light,
        Self.choices.randomElement(using: &chance) ?? .manual)
    case 9:
      let all = Input.analyze
      let inputs: [Input] = [
        .ask(.hint), .ask(.values), all, all, .keepValues(true),
        .keepValues(true), .keepValues(false),
      ]
      return inputs.randomElement(using: &chance) ?? all
    case 11 where Int.random(in: 0..<8, using: &chance) == 0: return .stopAnalysis
    case 12:
      return Int.random(in: 0..<8, using: &chance) == 0 ? .againWith(.light, .computer) : .again
    case 13: return .go(moment(of: session, &chance))
    case 14 where session.look != nil || Int.random(in: 0..<8, using: &chance) == 0:
      return Bool.random(using: &chance) ? .go(.back) : .undo(2)
    case 10:
      return Bool.random(using: &chance) ? .undo(1) : .redo(Int.random(in: 1...3, using: &chance))
    case 16: return .play(steps(after: session, &chance).randomElement(using: &chance) ?? .pass)
    case 17: return .play(steps(after: session, &chance).first ?? .pass)
    case 18: return .plan(PlannedMove.transcript(steps(after: session, &chance)))
    case 19 where Int.random(in: 0..<8, using: &chance) == 0: return .dropPlanned
    case 8:
      let squares = Array(SquareSet.all)
      return .make(.move(squares[Int.random(in: squares.indices, using: &chance)]))
    default:
      guard !legal.isEmpty else { return .make(.pass) }
      return .make(.move(legal[Int.random(in: legal.indices, using: &chance)]))
    }
  }

  /// Returns a moment that there may or may not be.
  private func moment(of session: Session, _ chance: inout SplitMix64) -> LookBack.Moment {
    let number = Int.random(in: 0...session.game.moveNumber, using: &chance)
    let moments: [LookBack.Moment] = [
      .before(move: number), .before(move: number), .before(move: 1), .back, .back, .forward,
      .present,
    ]
    return moments.randomElement(using: &chance) ?? .present
  }

  /// Returns one to four steps that may follow in a game, some of them wrong, and some passes left
  /// out.
  private func steps(after session: Session, _ chance: inout SplitMix64) -> [Record.Step] {
    var record = session.seen
    var steps: [Record.Step] = []
    for _ in 0...Int.random(in: 0...3, using: &chance) {
      if record.pass(), Bool.random(using: &chance) { steps.append(.pass) }
      let isWrong = Int.random(in: 0..<12, using: &chance) == 0
      let squares = isWrong ? SquareSet.all : record.game.legalSquares
      guard let square = Array(squares).randomElement(using: &chance) else { break }
      record.place(on: square)
      steps.append(.move(square))
    }
    return steps.isEmpty ? [.pass] : steps
  }

  /// Lets two computers, which are asked again, play to the end.
  private func finish(_ loop: GameLoop, _ clerk: Clerk) async {
    await give(.answer(.cancel), to: loop, clerk)
    await give(.go(.present), to: loop, clerk)
    for side in Disk.sides {
      await give(.setMode(side, .manual), to: loop, clerk)
      await give(.setMode(side, .computerAt(.random)), to: loop, clerk)
    }
    // What has failed ten times before is not waited for.
    while loop.failure != nil { try? await loop.timeline.sleep(for: .seconds(1)) }
    repeat {
      await loop.waitUntilSettled()
    } while await give(.make(.pass), to: loop, clerk) == .accepted
  }
}
