import Domain
import UseCases

/// Carries out the console's lines on a game.
struct Console: Sendable {
  let loop: GameLoop
  let front: any ConsoleFront

  enum Reply: Hashable, Sendable {
    case done
    case refused(Refusal)
    case quit
  }

  func run(_ line: CommandReader.Line) async -> Reply {
    switch line.content {
    case .success(let command): return await run(command)
    case .failure(.notACommand(.unknown))
    where await loop.withSession({ ViewModel($0).alert == .confirmation }):
      return .refused(.notACommand(.noAnswer))
    case .failure(let refusal): return .refused(refusal)
    }
  }

  private func run(_ command: Command) async -> Reply {
    switch command.action {
    // A side that has an engine is handed to it unless another level is named.
    case .input(.setMode(let side, .computer)) where front.engines[side] != nil:
      let input = Input.setMode(side, .computerAt(.strongest))
      return reply(await loop.send(input), to: command.name)
    case .input(let input): return reply(await loop.send(input), to: command.name)
    case .play(let steps): return await play(steps)
    case .answer(let agrees):
      let outcome = await loop.send { session -> Input? in
        guard let alert = ViewModel(session).alert else {
          return agrees ? .dismissPass : session.inquiry == .analysis ? .stopAnalysis : nil
        }
        return (agrees ? alert.actions.last : alert.actions.first)?.input
      }
      return outcome.map { reply($0, to: command.name) } ?? .done
    case .show(let query):
      return await loop.withSession { [front] session in
        if case .back(let number) = query, session.record.before(move: number) == nil {
          let numbers = session.record.start.moveNumber..<session.game.moveNumber
          return reply(.ignored(.noMove(of: numbers)), to: command.name)
        }
        front.show(query, of: ViewModel(session))
        return .done
      }
    case .level(let level):
      let outcome = await loop.send { session -> Input? in
        let sides = Disk.sides.filter { session.modes[$0] != .manual }
        return sides.count == 1 ? .setMode(sides[0], .computerAt(level)) : nil
      }
      let nearest = CommandTable.nearest(to: command.name)
      return outcome.map { reply($0, to: command.name) }
        ?? .refused(.notACommand(.unknown(command.name, nearest: nearest)))
    case .quit: return .quit
    case .wait(let duration):
      // What is due exactly at the end of the wait still belongs to it.
      await loop.timeline.sleepLast(for: duration)
      return .done
    case .nothing: return .done
    }
  }

  /// Plays moves and passes, each when the game has settled, until one is refused or the task is
  /// canceled; a pass that is not among them is dismissed (C3.15).
  private func play(_ steps: [Record.Step]) async -> Reply {
    await loop.send(.stopAnalysis)
    for (number, step) in zip(1..., steps) {
      await loop.waitUntilSettled()
      guard !Task.isCancelled else { return .done }
      var input = Input.dismissPass
      if case .move(let square) = step {
        input = .pick(square)
        if await loop.send(.dismissPass) == .accepted { await loop.waitUntilSettled() }
        guard !Task.isCancelled else { return .done }
      } else if await loop.withSession({ $0.isAutoPassing && $0.record.steps.last == .pass }) {
        // The pass was dismissed by itself, or may have been.
        continue
      }
      let reply = reply(await loop.send(input), to: "\(step)", number: number)
      guard reply == .done else { return reply }
    }
    return .done
  }

  private func reply(_ outcome: Outcome, to subject: String, number: Int? = nil) -> Reply {
    switch outcome {
    case .accepted: .done
    case .ignored(let reason): .refused(.ignored(subject, number: number, reason))
    }
  }
}

/// A front of the console: a presenter that also answers what a player asks to see.
protocol ConsoleFront: Presenter {
  var engines: [Disk: String] { get }
  func show(_ query: Query, of view: ViewModel)
  func tell(_ refusal: Refusal)
}
