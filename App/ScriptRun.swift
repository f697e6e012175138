import Adapters
import Infrastructure

extension Program {
  /// Plays by the lines of a script (C4).
  func runScript() -> Never {
    let signals = Signals.block(isAtTerminal: false)
    let saved = savedGame(isScript: true)
    let file = saved?.file
    let presenter = PlainPresenter(
      output: output(saving: file), boards: options.boards ?? .asked, isScript: true)
    let opening = LoadedGame(options, saved, presenter: presenter, tell: presenter.tell)
    signals.run(
      {
        let status = await play(opening, presenter)
        Self.end(saving: file) { status.end() }
      }, handler: ProgramSignals(file: file).handle)
  }

  private func play(_ opening: LoadedGame, _ presenter: PlainPresenter) async -> ExitStatus {
    let end: ScriptRunner.End?
    if options.isRealTime {
      end = await script(opening, presenter, Timeline(clock: ContinuousClock()), .aside).run()
    } else {
      let time = VirtualTime()
      end = time.run { await script(opening, presenter, time.timeline, .inPlace).run() }
    }
    return end == .refused ? .failed : .done
  }

  private func script(
    _ opening: LoadedGame, _ presenter: PlainPresenter, _ timeline: Timeline,
    _ waiting: StandardInput.Waiting
  ) -> ScriptRunner {
    ScriptRunner(
      lines: StandardInput(waiting: waiting), loop: loop(opening, presenter, on: timeline),
      presenter: presenter, timeline: timeline, isStrict: options.isStrict)
  }
}
