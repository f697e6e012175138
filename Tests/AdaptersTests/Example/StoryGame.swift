import Adapters
import Domain
import UseCases

/// Plays until the lines end: each is a square, an answer to the alert, or a request for a reset.
func play(
  lines: @Sendable () async -> String?, repository: any GameRepository, computer: any Computer,
  on timeline: Timeline, tell: @escaping @Sendable (String) -> Void
) async throws {
  let ports = Ports(repository: repository, presenter: Storyteller(tell: tell))
  let session = try LoadGame.start(modes: BySide(dark: .manual, light: .computer), ports)
  let loop = GameLoop(session: session, ports: ports, computer: computer, timeline: timeline)
  await loop.start()
  while let line = await lines() {
    let outcome = await loop.send { session in
      if let square = Square(line) { return .make(.move(square)) }
      guard let alert = ViewModel(session).alert else { return .askReset }
      return (alert.actions.first { $0.title == line } ?? alert.actions.first)?.input
    }
    if outcome != .accepted { tell("Not there, or not now.") }
    // A reset makes both sides Manual.
    if await loop.session.modes[.light] == .manual { await loop.send(.setMode(.light, .computer)) }
  }
}
