import Adapters
import Domain
import Infrastructure
import UseCases

extension Program {
  /// Plays by what another program asks for in GTP.
  func runGTP() -> Never {
    let signals = Signals(isAtTerminal: false)
    let saved = savedGame(isScript: true)
    let file = saved?.file
    let presenter = GTPPresenter(output: output(saving: file))
    var options = options
    if options.save == .usual { options.save = .nowhere }
    options.modes = [.dark: .manual, .light: .manual]
    let opening = Opening(options, saved, presenter: presenter, tell: presenter.tell)
    let dialogue = GTPDialogue(
      lines: StandardInput(waiting: .aside, dialect: .gtp), game: opening.session.game,
      repository: opening.repository, presenter: presenter, computer: computer,
      clock: ContinuousClock(), delay: options.pace.thought, version: Usage.number)
    signals.run(
      {
        await dialogue.run()
        Self.end(saving: file) { ExitStatus.done.end() }
      }, handler: RunSignals(file: file).handle)
  }
}
