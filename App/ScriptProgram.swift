import Adapters
import Infrastructure

extension Program {
  /// Plays the lines of a script (C4).
  func playScript() throws(StartError) -> Never {
    let lines = NumberedLines(StandardInput(waiting: place))
    let presenter = PlainPresenter(
      output: output(), boards: options.boards ?? .asked, isScript: true,
      lineNumber: { lines.number })
    let time = options.isRealTime ? nil : VirtualTime()
    let timeline = time?.timeline ?? Timeline(clock: ContinuousClock())
    let loop = try loop(presenter: presenter, on: timeline)
    let script = ScriptRunner(
      lines: lines, loop: loop, presenter: presenter)
    play {
      let end = if let time { time.run(script.run) } else { await script.run() }
      return end == .failed ? .failed : .done
    }
  }
}
