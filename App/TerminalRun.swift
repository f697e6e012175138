import Adapters
import Infrastructure

extension Program {
  /// Plays by what is typed, in plain lines (C2).
  func runPlain() -> Never {
    let signals = Signals.block(isAtTerminal: true)
    let clock = GameClock()
    let saved = savedGame(isScript: false)
    let file = saved?.file
    let presenter = PlainPresenter(
      output: output(saving: file), boards: options.boards ?? .turns, isScript: false)
    let opening = LoadedGame(options, saved, presenter: presenter, tell: presenter.tell)
    let prompt = PlainPrompt(
      lines: StandardInput(waiting: .aside),
      loop: loop(opening, presenter, on: Timeline(clock: clock)),
      presenter: presenter)
    let handler = ProgramSignals(file: file, clock: clock)
    signals.run(
      {
        await prompt.run()
        leave(saving: file)
      }, handler: handler.handle)
  }

  /// Plays by what is typed, on a block that is repainted in place (C6).
  func runLive(_ terminal: Terminal, _ style: LiveStyle) -> Never {
    let signals = Signals.block(isAtTerminal: true)
    let clock = GameClock()
    let saved = savedGame(isScript: false)
    let file = saved?.file
    // The keys are taken and shown elsewhere, whatever the game waits for.
    let thread = GameThread()
    let presenter = LivePresenter(
      output: output(at: terminal, saving: file), style: style,
      timeline: Timeline(clock: clock))
    let opening = LoadedGame(options, saved, presenter: presenter, tell: presenter.tell)
    let prompt = LivePrompt(
      keys: terminal, loop: loop(opening, presenter, on: Timeline(clock: clock, executor: thread)),
      presenter: presenter, timeline: Timeline(clock: clock))
    let screen = LiveScreen(terminal: terminal, presenter: presenter, prompt: prompt)
    screen.setTerminal()
    let handler = ProgramSignals(file: file, clock: clock, screen: screen)
    signals.run(
      {
        await withTaskExecutorPreference(thread, operation: prompt.run)
        terminal.leave()
        leave(saving: file)
      }, handler: handler.handle)
  }

  /// Ends the program after a dialogue: as one that was left, or one whose terminal has gone.
  private func leave(saving file: FileGameRepository?) {
    Self.end(saving: file) {
      if StandardInput.isGone { Signals.endByHangUp() }
      ExitStatus.done.end()
    }
  }
}
