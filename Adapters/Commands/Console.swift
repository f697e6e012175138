import Domain
import UseCases

/// Carries out the console's lines on a game, and tells why a line is refused.
struct Console: Sendable {
  let loop: GameLoop
  let front: any ConsoleFront
  /// Whether the lines are those of a script, which goes on behind a transcript only when the game
  /// has settled.
  let isScript: Bool

  /// What has come of a line.
  enum Reply: Hashable, Sendable {
    case done
    /// The line was refused, and that was told.
    case refused
    case quit
  }

  /// Carries out a line, and tells why if it is refused.
  func run(_ line: CommandReader.Line) async -> Reply {
    switch line.content {
    case .success(let command): await run(command)
    case .failure(.notACommand(.unknown(let typed, let nearest))):
      await refuseUnknown(typed, nearest: nearest)
    case .failure(let refusal): refuse(refusal)
    }
  }

  private func run(_ command: Command) async -> Reply {
    switch command.action {
    case .input(.plan(let moves)): return await plan(moves)
    case .input(.keepValues(let areKept)): return await keepValues(areKept, for: command)
    case .input(let input): return reply(await loop.send(input), to: command)
    case .agree: return reply(await loop.send(\.agreement), to: command)
    case .enter(let dropsPlanned):
      return reply(await loop.send { $0.enter(dropsPlanned: dropsPlanned) }, to: command)
    case .show(let look):
      await loop.withSession { [front] session in front.show(look, of: ViewModel(session)) }
      return .done
    case .level(let level): return await setLevel(level, for: command)
    case .step(let step): return await changeLevel(by: step, for: command)
    case .quit: return .quit
    case .wait(let duration):
      // What is due exactly at the end of the wait still belongs to it.
      await loop.timeline.sleepLast(for: duration)
      return .done
    case .nothing: return .done
    }
  }

  /// Plans the moves of a transcript.
  ///
  /// In a script it begins when the game has settled, whatever the line before has left under way,
  /// and the next line comes when it has settled again (C4.11).
  private func plan(_ moves: [PlannedMove]) async -> Reply {
    if isScript {
      await loop.send(.stopAnalysis)
      await loop.waitUntilSettled()
    }
    if case .ignored(let reason) = await loop.send(.plan(moves)), let first = moves.first {
      return refuse(.notPlayed(first, reason, dropping: Array(moves.dropFirst())))
    }
    if isScript { await loop.waitUntilSettled() }
    return .done
  }

  /// Has values kept up, or no longer; where squares show none, they can only be ended (C3.40).
  private func keepValues(_ areKept: Bool, for command: Command) async -> Reply {
    let canEnd = await loop.session.run.keepsValues && !areKept
    guard front.showsNumbers || canEnd else {
      return refuse(.notACommand(.noNumbers(command.word)))
    }
    return reply(await loop.send(.keepValues(areKept)), to: command)
  }

  /// Sets the level of the only computer; if there is none, or two, the line is no command.
  private func setLevel(_ level: Level, for command: Command) async -> Reply {
    let outcome = await loop.send { session in
      session.onlyComputer.map { .setMode($0, .computerAt(level)) }
    }
    guard outcome == nil else { return reply(outcome, to: command) }
    let nearest = CommandTable.nearest(to: "level \(level)")
    return refuse(.notACommand(.unknown(command.word, nearest: nearest)))
  }

  /// Changes the level of the only computer to the next one.
  private func changeLevel(by step: LevelStep, for command: Command) async -> Reply {
    let outcome = await loop.send { session in
      guard let side = session.onlyComputer else { return nil }
      let next = step.level(from: session.modes.level(of: side))
      return next.map { .setMode(side, .computerAt($0)) }
    }
    guard outcome == nil else { return reply(outcome, to: command) }
    let level = await loop.withSession { session in
      session.onlyComputer.map(session.modes.level)
    }
    return refuse(
      .notACommand(level.map { .noStep(step, from: $0) } ?? .noOnlyComputer(command.word)))
  }

  private func reply(_ outcome: Outcome?, to command: Command) -> Reply {
    guard case .ignored(let reason)? = outcome else { return .done }
    return refuse(.ignored(command.word, reason))
  }

  /// Refuses what is no command; while a question is up, it was meant as an answer (C3.8).
  private func refuseUnknown(_ typed: String, nearest: String?) async -> Reply {
    let problem = await loop.withSession { session -> Refusal.Problem in
      if session.question != nil { return .noAnswer }
      if nearest == nil, CommandTable.asksForLevel(typed.lowercased()) {
        return .levelOfNoSide(typed)
      }
      if CommandTable.asksForSaving(typed), !session.run.isSaved { return .notSaved(typed) }
      return .unknown(typed, nearest: nearest)
    }
    return refuse(.notACommand(problem))
  }

  private func refuse(_ refusal: Refusal) -> Reply {
    front.tell(refusal)
    return .refused
  }
}

extension Session {
  /// The side that a computer plays, if a person plays the other.
  fileprivate var onlyComputer: Disk? {
    let computers = Disk.sides.filter { modes[$0] != .manual }
    return computers.count == 1 ? computers[0] : nil
  }
}

/// A front of the console: a presenter that also answers what a player asks to see.
protocol ConsoleFront: Presenter {
  /// Whether squares show what they are worth.
  var showsNumbers: Bool { get }
  /// Shows what a player asks to see.
  func show(_ look: Look, of view: ViewModel)
  /// Tells why a line, or a move that was planned, is refused.
  func tell(_ refusal: Refusal)
}
