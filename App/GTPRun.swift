import Adapters
import Domain
import Infrastructure
import UseCases

extension Program {
  /// Plays by what another program asks for in GTP.
  func runGTP() -> Never {
    let signals = Signals.block(isAtTerminal: false)
    let saved = savedGame(isScript: true)
    let file = saved?.file
    let presenter = GTPPresenter(output: output(saving: file))
    var options = options
    if options.save == .usual { options.save = .nowhere }
    options.modes = [.dark: .manual, .light: .manual]
    let opening = LoadedGame(options, saved, presenter: presenter, tell: presenter.tell)
    let server = GTPServer(
      lines: StandardInput(waiting: .aside, splitter: .gtp), session: opening.session,
      repository: opening.repository, presenter: presenter, computer: computer,
      timeline: Timeline(clock: ContinuousClock()), delay: options.pace.thought,
      version: Usage.number)
    signals.run(
      {
        await server.run()
        Self.end(saving: file) { ExitStatus.done.end() }
      }, handler: ProgramSignals(file: file).handle)
  }
}
