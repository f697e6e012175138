import Foundation
import ProgramSupport
import TestSupport

extension Bench {
  static let environment = ["TERM": "xterm", "LANG": "C.UTF-8"]

  /// Measures the start of a built `reversi`, as a table of its own.
  static func start(of program: String) async {
    print(Measurement.head)
    await measureStart(of: program)
    await measureAnalysis(by: program)
  }

  /// Measures a built `reversi`: from its start to its first frame at a terminal that answers at
  /// once, and a whole game of two computers in a script.
  static func measureStart(of program: String) async {
    do {
      var (times, bytes, memory): ([Double], Int, [Int]) = ([], 0, [])
      for _ in 0..<25 {
        let start = ContinuousClock.now
        let game = try TerminalSession(
          [program, "--no-save"], environment: environment,
          screen: TerminalScreen(columns: 80, rows: 24))
        try await game.shows("prompt") { $0.prompt == "reversi>" }
        times.append(start.duration(to: .now) / .seconds(1))
        (bytes, memory) = (game.all.bytes.count, memory + peakMemory(of: game.pid))
        game.type("quit\r")
        _ = try await game.ended()
      }
      Measurement.print("start to first frame", .time, times)
      print("  \(bytes) bytes; peak memory \(memory.max() ?? 0) kB")
      (times, memory) = ([], [])
      for _ in 0..<25 {
        let start = ContinuousClock.now
        let child = try Child(
          [program, "-b", "computer", "-w", "computer", "--seed", "1"], environment: environment)
        // A pass is dismissed by a line; its script ends when its memory was looked at.
        child.types(String(repeating: "ok\n", count: 20))
        try await child.prints(" won\n")
        memory += peakMemory(of: child.pid)
        child.endInput()
        guard await child.ended().end == .status(0) else { fail("\(program) plays no script") }
        times.append(start.duration(to: .now) / .seconds(1))
      }
      Measurement.print("game of two computers in a script", .time, times)
      print("  peak memory \(memory.max() ?? 0) kB")
    } catch {
      fail("\(program): \(error)")
    }
  }

  /// The most memory that a program has had, in kB; nothing where the system does not tell.
  private static func peakMemory(of pid: Int32) -> [Int] {
    Work(of: pid).map { [$0.peakMemory] } ?? []
  }
}
