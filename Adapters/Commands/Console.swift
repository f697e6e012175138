import Domain
import UseCases

/// Carries out the console's lines on a game, and tells why a line is refused.
struct Console: Sendable {
  let loop: GameLoop
  let front: any ConsoleFront
  /// Whether the next line of a transcript is read when its moves have been played.
  let isScript: Bool

  enum Reply: Hashable, Sendable {
    case done
    /// The line was refused, and that was told.
    case refused
    case quit
  }

  func run(_ line: CommandReader.Line) async -> Reply {
    switch line.content {
    case .success(let command): return await run(command)
    case .failure(.notACommand(.unknown)) where await loop.withSession({ $0.question != nil }):
      return refuse(.notACommand(.noAnswer))
    case .failure(let refusal): return refuse(refusal)
    }
  }

  private func run(_ command: Command) async -> Reply {
    switch command.action {
    case .input(.plan(let moves)): return await plan(moves)
    case .input(let input): return reply(await loop.send(input), to: command)
    case .agree:
      let outcome = await loop.send { ViewModel($0).alert?.actions.last?.input ?? .dismissPass }
      return reply(outcome, to: command)
    case .enter(let dropsPlanned):
      let outcome = await loop.send { session in
        if let alert = ViewModel(session).alert { return alert.actions.first?.input }
        if session.isAnalyzing { return .stopAnalysis }
        return dropsPlanned && !session.planned.isEmpty ? .dropPlanned : nil
      }
      return reply(outcome, to: command)
    case .escape: return reply(await loop.send(\.escape), to: command)
    case .show(let look): return await show(look, for: command)
    case .level(let level):
      let outcome = await loop.send { session in
        let sides = Disk.sides.filter { session.modes[$0] != .manual }
        return sides.count == 1 ? .setMode(sides[0], .computerAt(level)) : nil
      }
      guard outcome == nil else { return reply(outcome, to: command) }
      let nearest = CommandTable.nearest(to: command.name)
      return refuse(.notACommand(.unknown(command.name, nearest: nearest)))
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
  /// In a script it begins when the game has settled, whatever the line before has left under way, and
  /// the next line comes when it has been played (C4.11).
  private func plan(_ moves: [PlannedMove]) async -> Reply {
    if isScript {
      await loop.send(.stopAnalysis)
      await loop.waitUntilSettled()
    }
    if case .ignored(let reason) = await loop.send(.plan(moves)), let first = moves.first {
      return refuse(.notPlayed(first, reason, dropping: Array(moves.dropFirst())))
    }
    if isScript { await loop.waitUntilPlayed() }
    return .done
  }

  private func show(_ look: Look, for command: Command) async -> Reply {
    await loop.withSession { [front] session in
      if case .back(let number) = look, session.record.before(move: number) == nil {
        return reply(.ignored(.noMove(in: session.record)), to: command)
      }
      front.show(look, of: ViewModel(session))
      return .done
    }
  }

  private func reply(_ outcome: Outcome?, to command: Command) -> Reply {
    guard case .ignored(let reason)? = outcome else { return .done }
    return refuse(.ignored(command.name, reason))
  }

  private func refuse(_ refusal: Refusal) -> Reply {
    front.tell(refusal)
    return .refused
  }
}

/// A front of the console: a presenter that also answers what a player asks to see.
protocol ConsoleFront: Presenter {
  func show(_ look: Look, of view: ViewModel)
  /// Tells why a line, or a move that was planned, is refused.
  func tell(_ refusal: Refusal)
}

extension Session {
  /// What Esc does here: drops what is planned, or else cancels the question, or else ends the analysis;
  /// nil if there is none of them.
  var escape: Input? {
    if !planned.isEmpty { return .dropPlanned }
    if question != nil { return .answerReset(.cancel) }
    return isAnalyzing ? .stopAnalysis : nil
  }
}
