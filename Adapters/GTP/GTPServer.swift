package import UseCases

/// Plays a game for another program that speaks GTP, version 2: one line, one answer (C7).
package struct GTPServer: Sendable {
  private let lines: any LineSource
  private let presenter: GTPPresenter
  private let conversation: GTPConversation

  /// Makes the server of a game in which both sides are Manual, because the other program says
  /// which side moves; `LineSplitter.gtp` splits its lines.
  package init(
    lines: any LineSource, session: Session, repository: any GameRepository,
    presenter: GTPPresenter, computer: any Computer, timeline: Timeline,
    delay: Duration = .zero, level: Level = .random, version: String
  ) {
    self.lines = lines
    self.presenter = presenter
    conversation = GTPConversation(
      game: GTPGame(session, ports: Ports(repository: repository, presenter: presenter)),
      computer: computer, timeline: timeline, delay: delay, level: level,
      version: version)
  }

  package func run() async {
    var conversation = conversation
    while !conversation.hasEnded, let line = await lines.next() {
      if case .refused(let problem) = line, case .brokenOff = problem {
        presenter.tell(GameText().problem(problem))
        return
      }
      guard let request = GTPRequest(line) else { continue }
      presenter.answer(await request.answer(in: &conversation))
    }
  }
}
