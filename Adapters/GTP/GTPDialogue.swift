public import Domain
public import UseCases

/// Plays a game by what another program asks for in GTP, version 2: one line, one answer.
public struct GTPDialogue: Sendable {
  private let lines: any LineSource
  private let presenter: GTPPresenter
  private let conversation: GTPConversation

  /// Makes a dialogue about a game.
  ///
  /// - Parameters:
  ///   - lines: what the other program writes, in the dialect of GTP.
  ///   - game: the game to begin with; both sides are Manual, since the other program says whose
  ///     move it makes, or asks for.
  ///   - repository: where each change is saved.
  ///   - presenter: where answers and trouble are written.
  ///   - computer: who is asked for moves.
  ///   - clock: what measures the thinking time.
  ///   - delay: the thinking time.
  ///   - version: what is answered to the question for it.
  public init(
    lines: any LineSource, game: Game, repository: any GameRepository,
    presenter: GTPPresenter, computer: any Computer, clock: any Clock<Duration>,
    delay: Duration = .zero, version: String
  ) {
    self.lines = lines
    self.presenter = presenter
    conversation = GTPConversation(
      game: GTPGame(game, repository: repository, presenter: presenter),
      thinker: GTPThinker(computer: computer, clock: clock, delay: delay), version: version)
  }

  /// Returns when the other program says so, or the input ends.
  public func run() async {
    var conversation = conversation
    while let line = await lines.next() {
      if case .refused(let problem) = line, case .brokenOff = problem {
        presenter.tell(Refusal.unreadable(problem).text)
        return
      }
      guard let request = GTPRequest(line) else { continue }
      presenter.answer(await conversation.reply(to: request))
      if request.command == .success(.quit) { return }
    }
  }
}

extension GTPConversation {
  fileprivate mutating func reply(to request: GTPRequest) async -> GTPReply {
    do {
      let text = try await answer(to: request.command.get())
      return GTPReply(id: request.id, result: .success(text))
    } catch {
      return GTPReply(id: request.id, result: .failure(error))
    }
  }
}
