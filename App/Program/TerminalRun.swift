import Adapters
import Infrastructure
import LiveFront
import RawTerminal
import RoomAdapters
import Rooms
import UseCases

extension OpenedProgram {
  /// Returns the run of the plain front end (C2).
  func runPlain() throws(StartError) -> ProgramRun {
    let clock = clock()
    let presenter = TablePresenter(
      output: output(), boards: options.boards ?? .turns, isScript: false,
      language: text.language, columns: outside.columns)
    let loop = try loop(
      presenter: presenter, on: Timeline(clock: clock, executor: outside.time))
    let prompt = PlainPrompt(lines: lines(), loop: loop, presenter: presenter)
    return ProgramRun(self, clock: clock) {
      let end = await prompt.run()
      presenter.tell(farewell(to: await loop.play.record))
      return ExitStatus(end)
    }
  }

  /// Returns the run of the live front end (C6).
  func runLive(at terminal: any KeyTerminal, in style: LiveStyle) throws(StartError) -> ProgramRun {
    let clock = clock()
    // The loop and its callers run on the game's thread, which a save can block.
    let thread: any TaskExecutor = outside.time ?? GameThread()
    // Keys and the indicator use other threads and never call the loop.
    let keyTime = Timeline(clock: clock, executor: outside.time)
    let presenter = LivePresenter(
      output: output(at: terminal), style: style, language: text.language, timeline: keyTime,
      farewell: farewell)
    let loop = try loop(presenter: presenter, on: Timeline(clock: clock, executor: thread))
    let prompt = LivePrompt(keys: terminal, loop: loop, presenter: presenter, timeline: keyTime)
    terminal.switchTo(.keys)
    let screen = LiveTerminal(terminal: terminal, presenter: presenter, prompt: prompt)
    return ProgramRun(self, clock: clock, screen: screen) {
      ExitStatus(await withTaskExecutorPreference(thread, operation: prompt.run))
    }
  }
}

extension Outside {
  /// Returns the width of a stream's terminal, or `nil` if it has none.
  ///
  /// Assumes 80 columns if the size is unknown.
  @Sendable fileprivate func columns(of stream: TextStream) -> Int? {
    guard let terminal, isTerminal(stream == .output ? .output : .diagnostics) else { return nil }
    return terminal.size?.columns ?? 80
  }
}

extension ExitStatus {
  /// Creates the exit status for the way the input ended (C5.5).
  init(_ end: InputEnd) { self = end == .brokenOff ? .failed : .done }
}
