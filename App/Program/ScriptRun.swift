import Adapters
import Infrastructure
import RoomAdapters

extension OpenedProgram {
  /// Returns the run of a script (C4).
  func runScript() throws(StartError) -> ProgramRun {
    let lines = NumberedLines(lines())
    let presenter = TablePresenter(
      output: output(), boards: options.boards ?? .asked, isScript: true,
      lineNumber: { lines.number })
    // A script has its own virtual time, unless another time is requested.
    let own = outside.time == nil && !options.isRealTime ? VirtualTime() : nil
    let timeline = (own ?? outside.time)?.timeline ?? Timeline(clock: ContinuousClock())
    let script = ScriptRunner(
      lines: lines, loop: try loop(presenter: presenter, on: timeline), presenter: presenter)
    return ProgramRun(self) {
      let end = if let own { own.run(script.run) } else { await script.run() }
      return end == .failed ? .failed : .done
    }
  }
}
