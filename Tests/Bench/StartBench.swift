import Foundation

extension Bench {
  /// Measures the start of a built `reversi`, as a table of its own.
  static func start(of program: String) {
    print(Measurement.head)
    measureStart(of: program)
  }

  /// Measures a built `reversi`: from its start to its first frame at a terminal that answers at
  /// once, and a whole game of two computers in a script.
  static func measureStart(of program: String) {
    let frames = (0..<25).map { _ in
      guard let frame = Showing.firstFrame(of: program) else { fail("\(program) shows no frame") }
      return frame
    }
    Measurement.print("start to first frame", .time, frames.map(\.seconds))
    print("  \(frames[0].bytes) bytes; \(Showing.memory(frames))")
    let computers = ["-b", "computer", "-w", "computer", "--seed", "1"]
    let null = open("/dev/null", O_RDWR)
    Measurement.print("game of two computers in a script", .time, runs: 25) {
      let status = RunningProgram([program] + computers, input: null, output: null)?.end()
      if status != 0 { fail("\(program) does not play a script") }
      return status
    }
    close(null)
    guard let game = Showing.game(of: [program] + computers) else {
      fail("\(program) shows no winner")
    }
    print("  \(Showing.memory([game]))")
  }
}
