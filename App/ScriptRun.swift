import Adapters
import Infrastructure

extension Program {
  /// Plays by the lines of a script (CONSOLE C4).
  func runScript() -> Never {
    let signals = Signals(isAtTerminal: false)
    let saved = savedGame(isScript: true)
    let file = saved?.file
    let presenter = PlainPresenter(
      output: output(saving: file), boards: options.boards ?? .asked, isScript: true)
    let opening = Opening(options, saved, presenter: presenter, tell: presenter.tell)
    signals.run(
      {
        let status = await play(opening, presenter)
        Self.end(saving: file) { status.end() }
      }, handler: RunSignals(file: file).handle)
  }

  private func play(_ opening: Opening, _ presenter: PlainPresenter) async -> ExitStatus {
    let end: Script.End?
    if options.isRealTime {
      let clock = ContinuousClock()
      end = await script(loop(opening, presenter, on: clock), presenter, clock, .aside).run()
    } else {
      let time = VirtualTime()
      let loop = loop(opening, presenter, on: time, executor: time)
      end = time.run { await script(loop, presenter, time, .inPlace).run() }
    }
    return end == .refused ? .failed : .done
  }

  private func script(
    _ loop: GameLoop, _ presenter: PlainPresenter, _ clock: any Clock<Duration>,
    _ waiting: StandardInput.Waiting
  ) -> Script {
    Script(
      lines: StandardInput(waiting: waiting), loop: loop, presenter: presenter, clock: clock,
      isStrict: options.isStrict)
  }
}
