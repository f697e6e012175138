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
    case .move(let square): return await send(as: "\(square)") { _ in .pick(square) }
    case .setMode(let side, let mode):
      return await send(as: "\(side)") { _ in .setMode(side, mode) }
    case .reset: return await send(as: "reset") { _ in .askReset }
    case .ok:
      return await send(as: "ok") { ViewModel($0).alert?.agreeingAction.input ?? .dismissPass }
    case .cancel: return await send(as: "cancel") { _ in .answerReset(.cancel) }
    case .dismiss: return await send(as: "dismiss") { _ in .dismissPass }
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

  private func send(
    as subject: String, _ choose: @Sendable (Session) -> Input
  ) async -> Reply {
    switch await loop.send(choose) {
    case .accepted: .done
    case .ignored(let reason): .refused(.ignored(subject, reason))
    }
  }
}

/// A front of the console: a presenter that also answers what a player asks to see.
protocol ConsoleFront: Presenter {
  /// Shows what a player asks to see.
  func show(_ query: Query, of view: ViewModel)

  /// Tells why a line was refused.
  func tell(_ refusal: Refusal)
}
