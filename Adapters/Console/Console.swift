import UseCases

/// Carries out the console's lines on a session.
struct Console: Sendable {
  let loop: GameLoop
  let face: any ConsoleFace

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

  private func run(_ command: Command) async -> Reply {
    switch command {
    case .move(let square): return await send(.pick(square), as: "\(square)")
    case .set(let side, let mode): return await send(.setMode(side, mode), as: "\(side)")
    case .reset: return await send(.askReset, as: "reset")
    case .ok:
      let input = await isAskingReset ? Input.answerReset(.ok) : .dismissPass
      return await send(input, as: "ok")
    case .cancel: return await send(.answerReset(.cancel), as: "cancel")
    case .dismiss: return await send(.dismissPass, as: "dismiss")
    case .empty:
      await loop.send(isAskingReset ? .answerReset(.cancel) : .dismissPass)
      return .done
    case .show(let question):
      await loop.read { [face] in face.show(question, of: $0) }
      return .done
    case .quit: return .quit
    case .wait, .nothing: return .done
    }
  }

  private var isAskingReset: Bool {
    get async { await loop.session.isAskingReset }
  }

  private func send(_ input: Input, as subject: String) async -> Reply {
    switch await loop.send(input) {
    case .heard: .done
    case .ignored(let reason): .refused(.ignored(subject, reason))
    }
  }
}
