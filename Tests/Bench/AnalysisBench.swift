import ProgramSupport
import TestSupport

extension Bench {
  /// Measures the analysis of a whole game: how long it takes, and how long each of many keys that
  /// are typed meanwhile takes until it is seen.
  static func measureAnalysis(by program: String) async {
    do {
      let start = ContinuousClock.now
      let script = try Child([program, "--moves", advisedGame], environment: [:])
      script.types("analyze\n")
      try await script.prints("White gave away")
      let memory = Work(of: script.pid)?.peakMemory
      script.endInput()
      guard await script.ended().end == .status(0) else { fail("\(program) analyzes nothing") }
      Measurement.print(
        "analysis of a game in a script", .time, [start.duration(to: .now) / .seconds(1)])
      print("  peak memory \(memory ?? 0) kB")
      let live = try TerminalSession(
        [program, "--no-save", "--moves", advisedGame], environment: environment,
        screen: TerminalScreen(columns: 80, rows: 24))
      try await live.shows("prompt") { $0.prompt == "reversi>" }
      live.type("analyze\r")
      try await live.shows("progress") { $0.description.contains("Analyzing: ") }
      var times: [Double] = []
      for number in 0..<200 {
        let isTyped = number.isMultiple(of: 2)
        times.append(
          try await ContinuousClock().measure {
            live.type(isTyped ? "x" : "\u{7f}")
            try await live.shows("key") { $0.prompt == (isTyped ? "reversi> x" : "reversi>") }
          } / .seconds(1))
      }
      guard live.screen.description.contains("Analyzing: ") else {
        fail("the analysis ended too soon")
      }
      Measurement.print("key until it is seen, in an analysis", .time, times)
      print("  the longest \(((times.max() ?? 0) * 1000).hundredths) ms")
      live.type("\u{3}quit\r")
      _ = try await live.ended()
    } catch {
      fail("\(program): \(error)")
    }
  }
}
