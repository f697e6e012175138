import GameSupport
import ProgramSupport
import TestSupport

/// The program that is measured at a terminal, with a home of its own.
enum MeasuredProgram {
  private static let prompt = "reversi>"
  private static let starts = 15
  private static let games = 5
  /// The number of keys whose processor time is measured together.
  private static let arrows = 100

  static func samples() async throws -> Samples {
    var samples = Samples()
    for _ in 0..<starts { _ = try await start(seed: 1, &samples) }
    for seed in 1...games { try await play(seed: seed, &samples) }
    return samples
  }

  private static func start(seed: Int, _ samples: inout Samples) async throws -> Run {
    let folder = TemporaryFolder()
    let environment = [
      "HOME": folder.path, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
    ]
    let clock = ContinuousClock()
    let start = clock.now
    let terminal = try TerminalSession(
      [builtProgram("reversi"), "--white", "computer:5", "--seed", "\(seed)"],
      environment: environment,
      screen: TerminalScreen(columns: 80, rows: 24), folder: folder)
    try await terminal.shows("prompt") { $0.prompt == prompt }
    samples.add((clock.now - start) / .milliseconds(1), to: .start)
    return Run(terminal: terminal, folder: folder)
  }

  /// Plays a move and looks at what each step writes.
  private static func play(seed: Int, _ samples: inout Samples) async throws {
    let run = try await start(seed: seed, &samples)
    await run.quiet()
    samples.add(Double(run.bytes), to: .firstFrame)
    for key in ["\u{1B}[C", "\u{1B}[D"] { samples.add(try await run.bytes(of: key), to: .arrow) }
    if let time = try await run.processorTime(during: { try await run.pressArrows(arrows) }) {
      samples.add(time / Double(arrows), to: .wholeArrowTime)
    }
    // Hides the cursor.
    _ = try await run.bytes(of: "\u{1B}")
    let letter = try await run.bytes(of: "d")
    samples.add(letter, to: .letter)
    var move = letter
    move += try await run.bytes(of: "3")
    move += try await run.bytes(of: "\r")
    move += try await run.bytesOfAnswer()
    samples.add(move, to: .move)
    await run.quiet()
    if seed == 1 { try await wait(run, &samples) }
    if let memory = Memory(of: run.terminal.pid) {
      samples.add(Double(memory.peak), to: .memory)
    }
  }

  /// Lets half a minute of the player's turn pass.
  private static func wait(_ run: Run, _ samples: inout Samples) async throws {
    let bytes = run.bytes
    let time = try await run.processorTime { try await Task.sleep(for: .seconds(30)) }
    samples.add(Double(run.bytes - bytes), to: .turn)
    if let time { samples.add(time, to: .turnTime) }
  }
}

/// A run of a program at a terminal.
private struct Run {
  let terminal: TerminalSession
  let folder: TemporaryFolder

  /// The number of bytes written so far.
  var bytes: Int { terminal.all.bytes.count }

  /// Waits until the program has written nothing for a time.
  func quiet(for time: Duration = .milliseconds(400)) async {
    var before = -1
    while bytes != before {
      before = bytes
      try? await Task.sleep(for: time)
    }
  }

  /// Returns the number of bytes that a key makes the program write.
  func bytes(of key: String, quiet time: Duration = .milliseconds(400)) async throws -> Double {
    let before = bytes
    terminal.type(key)
    // A save can take long if others use the disk.
    let end = ContinuousClock.now + .seconds(30)
    while bytes == before, .now < end { try await Task.sleep(for: .milliseconds(5)) }
    await quiet(for: time)
    guard bytes > before else { throw NothingWritten(key: key, screen: terminal.screen) }
    return Double(bytes - before)
  }

  /// Moves the cursor to the right and back, as soon as the last movement is on the screen.
  func pressArrows(_ count: Int) async throws {
    for number in 1...count {
      let key = number.isMultiple(of: 2) ? "\u{1B}[D" : "\u{1B}[C"
      _ = try await bytes(of: key, quiet: .milliseconds(40))
    }
  }

  /// Returns the processor time of the program meanwhile, or `nil` if the system does not tell.
  func processorTime(during action: () async throws -> Void) async throws -> Double? {
    let before = ProcessorTime.of(terminal.pid)
    try await action()
    let after = ProcessorTime.of(terminal.pid)
    return after.flatMap { after in before.map { after - $0 } }
  }

  /// Returns the number of bytes until the answer to a move is saved and shown.
  func bytesOfAnswer() async throws -> Double {
    let before = bytes
    let end = ContinuousClock.now + .seconds(30)
    while try !hasAnswer {
      guard .now < end else { throw NoAnswer(screen: terminal.screen) }
      try await Task.sleep(for: .milliseconds(20))
    }
    // Longer than from one disk to the next.
    await quiet(for: .seconds(1))
    return Double(bytes - before)
  }

  /// True if the saved game has a move and its answer.
  private var hasAnswer: Bool {
    get throws {
      guard let name = try folder.allNames.first(where: { $0.hasSuffix("/game") }) else {
        return false
      }
      return try folder.text(of: name).contains(/moves=d3[a-h][1-8]\b/)
    }
  }

  struct NothingWritten: Error {
    let key: String
    let screen: TerminalScreen
  }

  struct NoAnswer: Error {
    let screen: TerminalScreen
  }
}
