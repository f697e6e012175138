#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Bench {
  /// Measures a built `reversi`: from its start to its first frame at a terminal that answers at
  /// once, and a whole game of two computers in a script.
  static func start(of program: String) {
    print(Measurement.head)
    var frames: [Frame] = []
    for _ in 0..<25 {
      guard let frame = Frame(of: program) else { fail("'\(program)' shows no frame") }
      frames.append(frame)
    }
    Measurement.print("start to first frame", .time, frames.map(\.seconds))
    let (bytes, memory) = (frames.map(\.bytes).max() ?? 0, frames.map(\.peakMemory).max() ?? 0)
    print("  \(bytes) bytes written by then; peak memory \(memory) kB")
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    var most = 0
    Measurement.print("game of two computers in a script", .time, runs: 25) {
      let words = [program, "-b", "computer", "-w", "computer", "--seed", "1"]
      let end = RunningProgram(words, on: null)?.end() ?? (status: -1, peakMemory: 0)
      most = max(most, end.peakMemory)
      return end.status
    }
    print("  peak memory \(most) kB")
  }
}

/// The first frame that a program shows at a terminal.
private struct Frame {
  let seconds: Double
  let bytes: Int
  let peakMemory: Int

  init?(of program: String) {
    var (terminal, screen) = (Int32(), Int32())
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&terminal, &screen, nil, nil, &size) == 0 else { return nil }
    defer { close(terminal) }
    let clock = ContinuousClock()
    let start = clock.now
    let running = RunningProgram([program, "--no-save"], on: screen)
    close(screen)
    guard let running else { return nil }
    var seen: [UInt8] = []
    var answered = 0
    while !seen.contains("reversi> ") {
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = read(terminal, &piece, piece.count)
      guard count > 0 else { return nil }
      seen += piece[..<count]
      // The cursor is asked for to learn how wide a disk is: it has moved by one column.
      for _ in answered..<seen.occurrences(of: "\u{1b}[6n") {
        answered += 1
        Frame.type("\u{1b}[1;2R", at: terminal)
      }
    }
    seconds = clock.now.duration(to: start) / .seconds(-1)
    bytes = seen.count
    Frame.type("quit\r", at: terminal)
    peakMemory = running.end().peakMemory
  }

  private static func type(_ text: String, at terminal: Int32) {
    _ = write(terminal, text, text.utf8.count)
  }
}

extension [UInt8] {
  fileprivate func occurrences(of text: String) -> Int {
    let wanted = Array(text.utf8)
    return indices.count { self[$0...].starts(with: wanted) }
  }

  fileprivate func contains(_ text: String) -> Bool { occurrences(of: text) > 0 }
}
