import Adapters
import Infrastructure
import LiveFront
import RawTerminal
import UseCases

extension Program {
  /// Plays what is typed, and shows plain lines (C2).
  func playPlain() throws(StartError) -> Never {
    let clock = GameClock()
    let presenter = PlainPresenter(
      output: output(), boards: options.boards ?? .turns, isScript: false,
      language: text.language, columns: Self.columns(of: Terminal()))
    let loop = try loop(presenter: presenter, on: Timeline(clock: clock))
    let prompt = PlainPrompt(
      lines: StandardInput(waiting: place), loop: loop, presenter: presenter)
    play(clock: clock) {
      let end = await prompt.run()
      let session = await loop.session
      presenter.tell(farewell(to: session.record, besides: session.other))
      return ExitStatus(end)
    }
  }

  /// Returns what knows the columns of a terminal on which a stream is seen; the lines of another
  /// output are as long as they come.
  private static func columns(of terminal: Terminal?) -> @Sendable (TextStream) -> Int? {
    { stream in
      let descriptor = stream == .output ? Descriptor.output : .diagnostics
      guard let terminal, descriptor.isTerminal else { return nil }
      return terminal.size?.columns ?? 80
    }
  }

  /// Plays what is typed, and shows a block that is repainted in place (C6).
  func playLive(at terminal: Terminal, in style: LiveStyle) throws(StartError) -> Never {
    let clock = GameClock()
    let thread = GameThread()
    // The loop and whoever calls it run on the thread of the game, which a save blocks.
    let gameTime = Timeline(clock: clock, executor: thread)
    // Keys are taken, and the indicator turns, on other threads: neither ever calls the loop.
    let keyTime = Timeline(clock: clock)
    let presenter = LivePresenter(
      output: output(at: terminal), style: style, language: text.language, timeline: keyTime,
      farewell: farewell)
    let loop = try loop(presenter: presenter, on: gameTime)
    let prompt = LivePrompt(keys: terminal, loop: loop, presenter: presenter, timeline: keyTime)
    let screen = LiveTerminal(terminal: terminal, presenter: presenter, prompt: prompt)
    terminal.switchTo(.keys)
    play(clock: clock, screen: screen) {
      ExitStatus(await withTaskExecutorPreference(thread, operation: prompt.run))
    }
  }
}

extension ExitStatus {
  /// The status of a run whose input has ended in some way (C5).
  init(_ end: InputEnd) { self = end == .brokenOff ? .failed : .done }
}
