import Domain
import UseCases

/// Carries out the console's lines on a game.
struct Console: Sendable {
  let loop: GameLoop
  let front: any ConsoleFront

  /// What became of a line.
  enum Reply: Hashable, Sendable {
    case done
    case refused(Refusal)
    case quit
  }

  /// Carries out what a line says; a line that is refused changes nothing.
  func run(_ line: CommandReader.Line) async -> Reply {
    switch line.content {
    case .success(let command): await run(command)
    case .failure(let refusal): .refused(refusal)
    }
  }

  /// Carries out a command; `wait` and comments do nothing here, because a script handles them
  /// itself.
  func run(_ command: Command) async -> Reply {
    switch command {
    case .play(let steps): return await play(steps)
    case .move(let square): return reply(await loop.send(.pick(square)), to: "\(square)")
    case .setMode(let side, let choice):
      return reply(await loop.send(.setMode(side, choice)), to: side == .dark ? "black" : "white")
    case .undo(let count): return reply(await loop.send(.undo(count)), to: "undo")
    case .redo(let count): return reply(await loop.send(.redo(count)), to: "redo")
    case .hint: return reply(await loop.send(.askHint), to: "hint")
    case .reset: return reply(await loop.send(.askReset), to: "reset")
    case .again: return reply(await loop.send(.again), to: "again")
    case .ok:
      let outcome = await loop.send {
        ViewModel($0).alert?.agreeingAction.input ?? .dismissPass
      }
      return reply(outcome ?? .accepted, to: "ok")
    case .cancel: return reply(await loop.send(.answerReset(.cancel)), to: "cancel")
    case .dismiss: return reply(await loop.send(.dismissPass), to: "dismiss")
    case .emptyLine:
      await loop.send { ViewModel($0).alert?.safeAction.input ?? .dismissPass }
      return .done
    case .show(let query):
      await loop.withSession { [front] in front.show(query, of: ViewModel($0)) }
      return .done
    case .quit: return .quit
    case .wait, .comment: return .done
    }
  }

  /// Plays moves and passes, each when the game has settled, until one is refused or the task is
  /// canceled; a pass that is not among them is dismissed (C3.15).
  private func play(_ steps: [Record.Step]) async -> Reply {
    for (number, step) in zip(1..., steps) {
      await loop.waitUntilSettled()
      guard !Task.isCancelled else { return .done }
      var input = Input.dismissPass
      if case .move(let square) = step {
        input = .pick(square)
        if await loop.send(.dismissPass) == .accepted { await loop.waitUntilSettled() }
        guard !Task.isCancelled else { return .done }
      } else if await loop.withSession({ $0.hasAutoPassed }) {
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
  func show(_ query: Query, of view: ViewModel)
  func tell(_ refusal: Refusal)
}

extension Session {
  /// Whether the latest step is a pass that was dismissed by itself, or may have been.
  fileprivate var hasAutoPassed: Bool { isAutoPassing && record.steps.last == .pass }
}
