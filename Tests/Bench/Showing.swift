import Foundation

/// What a program had written when it showed what was waited for.
struct Showing {
  /// The seconds from its start until then.
  let seconds: Double
  let bytes: Int
  /// The most memory that it had had by then, in kB, if that is known.
  let peakMemory: Int?

  /// Shows the first frame of a program at a terminal of its own, and has it quit.
  static func firstFrame(of program: String) -> Showing? {
    var (keys, screen) = (Int32(), Int32())
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&keys, &screen, nil, nil, &size) == 0 else { return nil }
    defer { close(keys) }
    _ = fcntl(keys, F_SETFD, FD_CLOEXEC)
    return Showing([program, "--no-save"], input: screen, output: screen, at: keys, "reversi> ") {
      send("quit\r", to: keys)
    }
  }

  /// Shows the end of a game that a program plays while its script has not ended.
  static func game(of words: [String]) -> Showing? {
    var (script, events) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&script) == 0, pipe(&events) == 0 else { return nil }
    for end in [script[1], events[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(events[0]) }
    // A pass is dismissed by a line; where none is up, the line is refused.
    send(String(repeating: "ok\n", count: 20), to: script[1])
    let showing = Showing(words, input: script[0], output: events[1], at: events[0], " won\n") {
      close(script[1])
    }
    close(script[0])
    return showing
  }

  /// Starts a program and reads what it writes until a text is there; then does what ends it.
  private init?(
    _ words: [String], input: Int32, output: Int32, at end: Int32, _ text: String, then: () -> Void
  ) {
    let start = ContinuousClock.now
    let running = RunningProgram(words, input: input, output: output)
    close(output)
    guard let running else { return nil }
    var seen = ""
    while !seen.contains(text) {
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = read(end, &piece, piece.count)
      guard count > 0 else {
        running.endByForce()
        return nil
      }
      let news = String(decoding: piece[..<count], as: UTF8.self)
      seen += news
      // The cursor is asked for, to learn how wide a disk is: it has moved by one column.
      for _ in news.ranges(of: "\u{1b}[6n") { send("\u{1b}[1;2R", to: end) }
    }
    seconds = start.duration(to: .now) / .seconds(1)
    bytes = seen.utf8.count
    peakMemory = running.peakMemory
    then()
    running.end()
  }

  /// Says how much memory was used at most.
  static func memory(_ showings: [Showing]) -> String {
    showings.compactMap(\.peakMemory).max().map { "peak memory \($0) kB" } ?? "memory not known"
  }
}

/// Writes a text to a file, as far as it goes.
private func send(_ text: String, to file: Int32) {
  _ = write(file, text, text.utf8.count)
}
