import Domain
import Foundation
import GTPGuests
import Infrastructure
import ProgramSupport
import Synchronization
import TestSupport
import TestTraits
import Testing
import UseCases

/// Another engine as a computer: what it is told, and what it may do (C8).
@Suite(.startsPrograms) struct GTPGuestTests {
  private let engine: TestEngine
  private let clock = HandClock()
  private let d3: Record

  init() throws {
    engine = try TestEngine()
    d3 = try Record(steps: [.move(square("d3"))])
  }

  private func computer(
    _ habits: String..., waiting place: Worker.Place = .caller
  ) throws -> GTPGuest {
    try computer(of: engine.words() + habits, waiting: place)
  }

  private func computer(
    of words: [String], waiting place: Worker.Place = .caller
  ) throws -> GTPGuest {
    try GTPGuest(words, waiting: place, timeout: .seconds(30), clock: clock)
  }

  /// Plays a whole game with passes, of one engine against the last legal square, and then has it
  /// think about each moment of the game again, from the last to the first.
  private func playsRight(_ computer: GTPGuest) async throws -> Bool {
    var (record, asked) = (Record(), [Record]())
    while let side = record.game.turn {
      if record.pass() { continue }
      guard side == .light else {
        record.place(on: try #require(Array(record.game.legalSquares).last))
        continue
      }
      asked.append(record)
      let square = try await computer.chooseSquare(for: record)
      try #require(record.place(on: square) != nil)
    }
    #expect(record.steps.contains(.pass))
    try computer.compare(with: record)
    for record in asked.reversed() {
      let square = try await computer.chooseSquare(for: record)
      #expect(square == record.game.legalSquares.first)
    }
    return asked.count > 20
  }

  @Test(arguments: [
    "", "numbers", "chatter", "blank-lines", "crlf", "refuses-set_game", "unknown-boardsize",
    "refuses-passes", "needs-passes", "nameless", "outlives", "draws-badly",
  ])
  func `C8.4 an engine may have its habits`(habit: String) async throws {
    #expect(try await playsRight(try computer(habit)))
    #expect(try engine.starts == 1)
  }

  @Test func `C8.4 an engine is told what it does not know yet, or the whole game`() async throws {
    let computer = try self.computer()
    var record = d3
    record.place(on: try await computer.chooseSquare(for: record))
    record.place(on: try #require(record.game.legalSquares.first))
    _ = try await computer.chooseSquare(for: record)
    _ = try await computer.chooseSquare(for: d3)
    let told = try engine.log.drop { $0 != "clear_board" }
    #expect(
      told == [
        "clear_board", "play black d3", "genmove white", "play black \(record.steps[2])",
        "genmove white", "clear_board", "play black d3", "genmove white",
      ])
  }

  @Test func `C8.2 the name is what the engine answers, or its command, and has a length`() throws {
    let long = String(repeating: "n", count: 1000)
    #expect(try computer("name=Rex \u{1b}[2J").name == "Rex [2J")
    #expect(try computer("name=\(long)").name.count == 40)
    #expect(try computer("nameless").name.hasPrefix("/"))
  }

  @Test func `C8.3 the process has a session of its own, and nothing of ours`() throws {
    let end = open("/dev/null", O_RDONLY)
    defer { close(end) }
    let high = try Self.highDescriptor(of: end)
    defer { close(high) }
    _ = try computer()
    let start = try engine.log[0]
    let facts = /start \[(0, 1, 2.*)\] session: ([0-9]+) tty: false signals: true/
    let (_, numbers, session) = try #require(start.wholeMatch(of: facts), "\(start)").output
    // Another test may open something while the process starts.
    let inherited = numbers.split(separator: ", ")
    #expect(!inherited.contains("\(end)") && !inherited.contains("\(high)"))
    #expect(Int32(session) != getsid(0))
  }

  @Test(arguments: ["", "outlives"])
  func `C8.10 an engine that nobody needs any more has ended when it is let go`(
    habit: String
  ) throws {
    do { _ = try computer(habit) }
    let start = try engine.log[0]
    let session = try #require(start.firstMatch(of: /session: ([0-9]+)/)?.output.1)
    // A process that nobody has waited for would still have its number.
    #expect(kill(try #require(Int32(session)), 0) == -1)
  }

  @Test func `C8.3 a program that starts an engine can start others as before`() async throws {
    let host = try Child([builtProgram("reversi-test-host")] + engine.words(), environment: [:])
    host.endInput()
    let run = await host.ended()
    #expect(run == Run(out: "0 \(SIGPIPE) 1\n0 \(SIGPIPE) 1\n"))
    #expect(try engine.starts == 1)
  }

  /// Returns another descriptor of a file, whose number is higher than those of most programs.
  private static func highDescriptor(of end: Int32) throws -> Int32 {
    #if canImport(Darwin)
      let descriptors = RLIMIT_NOFILE
    #else
      let descriptors = Int32(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    getrlimit(descriptors, &limit)
    limit.rlim_cur = min(max(limit.rlim_cur, 8192), limit.rlim_max)
    setrlimit(descriptors, &limit)
    let high = fcntl(end, F_DUPFD, 5000)
    try #require(high >= 5000)
    return high
  }

  private static let notEngines: [([String], ComputerFailure)] = [
    (["/nonexistent"], .notFound), (["nosuchthing", "-l"], .notFound),
    (["true"], .exited(status: 0, words: nil)),
    (["sh", "-c", "exit 127"], .exited(status: 127, words: nil)),
    (["sh", "-c", "kill -9 $$"], .exited(status: 137, words: nil)),
    (
      ["sh", "-c", #"printf 'loading\r\n  no   book\n \n' >&2; exit 3"#],
      .exited(status: 3, words: "no book")
    ),
    (["sh", "-c", "seq 100000 >&2; printf end >&2; exit 3"], .exited(status: 3, words: "end")),
  ]

  @Test(arguments: notEngines)
  func `C8.7 C8.11 a command that is not there, or is no engine, does not start, and says why`(
    words: [String], failure: ComputerFailure
  ) {
    #expect(throws: failure) { try computer(of: words) }
  }

  @Test func `C8.11 an engine that refuses the size of the board plays another game`() {
    #expect(throws: ComputerFailure.otherGame) { try computer("refuses-boardsize") }
  }

  @Test func `C8.7 an engine that the system cannot start is told with the reason`() {
    let tooLong = String(repeating: "a", count: 4_000_000)
    #expect(throws: ComputerFailure.notStarted(Detail("\(SystemError(code: E2BIG))"))) {
      try computer(of: ["true", tooLong])
    }
  }

  private static let stubborn = ["outlives", "silent", "never-reads", "child"]
  #if os(Linux)
    private static let leaving = [
      "outlives own-group", "outlives own-session", "child=own-group", "child=own-session",
    ]
  #else
    private static let leaving: [String] = []
  #endif

  @Test(arguments: stubborn + leaving)
  func
    `C8.10 the process ends with the computer, also if it does not want to, and so does its child`(
      habit: String
    )
    async throws
  {
    let habits = habit.split(separator: " ").map(String.init)
    let words = try engine.words() + habits + [engine.pipe("alive")]
    let (queue, started) = (DispatchQueue(label: "starting"), DispatchSemaphore(value: 0))
    queue.async {
      defer { started.signal() }
      // One that never reads is still being started when its time is over.
      let computer = try? computer(of: words)
      #expect((computer == nil) == (habit == "never-reads"))
    }
    await engine.end {
      // The engine may live before anybody waits for it.
      while habit == "never-reads", started.wait(timeout: .now() + .milliseconds(10)) == .timedOut {
        clock.advance(by: .seconds(31))
      }
    }
    queue.sync {}
  }

  private static let failing: [(String, ComputerFailure)] = [
    ("dies", .exited(status: 1, words: nil)),
    ("dies status=3 says=out_of_memory", .exited(status: 3, words: "out of memory")),
    ("illegal", .wrong("a1")), ("passes", .wrong("pass")),
  ]

  @Test(arguments: failing)
  func `C8.6 an engine that fails gives up at once, and whoever asks again asks another process`(
    habit: String, failure: ComputerFailure
  ) async throws {
    let habits = habit.split(separator: " ").map(String.init)
    let computer = try computer(of: engine.words() + habits)
    for times in 1...2 {
      await #expect(throws: failure) { try await computer.chooseSquare(for: d3) }
      #expect(try engine.starts == times)
    }
  }

  @Test(arguments: ["dies-once", "illegal-once"])
  func `C8.6 an engine that fails after its thought was called off is replaced without a word`(
    habit: String
  ) async throws {
    let gate = try engine.pipe("gate")
    let computer = try self.computer(habit, gate, waiting: .ownThread)
    let thought = Task { try await computer.chooseSquare(for: d3) }
    let end = await engine.waitAtGate()
    thought.cancel()
    _ = await watched("the end of a thought") { await thought.result }
    let next = Task { try await computer.chooseSquare(for: d3) }
    close(end)
    await engine.openGate(2)
    #expect(
      try await watched("the next thought", { try await next.value }) == d3.game.legalSquares.first)
    #expect(try engine.starts == 2)
  }

  @Test(arguments: ["clear_board", "play", "genmove"])
  func `C8.6 an engine that refuses what is legal gives up`(
    command: String
  ) async throws {
    let computer = try self.computer("refuses-\(command)")
    await #expect(throws: ComputerFailure.wrong("?")) { try await computer.chooseSquare(for: d3) }
    #expect(try engine.starts == 1)
  }

  @Test func `C8.6 a game that does not begin with the start position is refused at once`()
    async throws
  {
    let computer = try self.computer()
    // Its own board does not know this game.
    let record = Record(start: Game(board: d3.game.board, turn: .dark))
    await #expect(throws: ComputerFailure.otherStart) {
      try await computer.chooseSquare(for: record)
    }
    #expect(try engine.starts == 1)
    #expect(try engine.log.last == "name")
  }

  @Test(arguments: ["silent", "endless-line", "endless-lines", "endless-errors"])
  func `C8.4 C8.6 an engine that does not answer in its time gives up, and takes no memory`(
    habit: String
  ) async throws {
    let (gate, clock) = (try engine.pipe("gate"), clock)
    let computer = try self.computer(habit, gate, waiting: .ownThread)
    let thought = Task { try await computer.chooseSquare(for: d3) }
    await engine.openGate(1)
    clock.advance(by: .seconds(31))
    await #expect(throws: ComputerFailure.silent) {
      try await watched("the end of a thought") { try await thought.value }
    }
    #expect(try engine.starts == 1)
  }

  @Test func `C8.6 an engine may be silent as long as it is given, and no longer`() async throws {
    let clock = TickingClock(tick: .seconds(20))
    for seconds in [100, 600] {
      // What it says has no end, so that nothing but the time ends the waiting.
      let computer = try GTPGuest(
        engine.words("endless-line"), waiting: .caller, timeout: .seconds(seconds), clock: clock)
      let start = clock.now
      await #expect(throws: ComputerFailure.silent) { try await computer.chooseSquare(for: d3) }
      let time = start.duration(to: clock.now)
      // It is told something before.
      #expect(time >= .seconds(seconds) && time < .seconds(seconds + 600), "\(time)")
    }
  }

  @Test func `C8.5 a thought that is called off ends at once, and its late answer is not heard`()
    async throws
  {
    let gate = try engine.pipe("gate")
    let computer = try self.computer(gate, waiting: .ownThread)
    let thought = Task { try await computer.chooseSquare(for: d3) }
    let end = await engine.waitAtGate()
    thought.cancel()
    // Only a thought that does not wait for the engine can end here.
    await #expect(throws: CancellationError.self) {
      try await watched("the end of a thought") { try await thought.value }
    }
    let f5 = try Record(steps: [.move(square("f5"))])
    let next = Task { try await computer.chooseSquare(for: f5) }
    close(end)
    await engine.openGate(2)
    #expect(
      try await watched("the next thought", { try await next.value }) == f5.game.legalSquares.first)
    #expect(f5.game.legalSquares.first != d3.game.legalSquares.first)
    #expect(try engine.starts == 1)
  }

  @Test func `C8.5 a thought that is called off before its turn asks the engine nothing`()
    async throws
  {
    let gate = try engine.pipe("gate")
    let computer = try self.computer(gate, waiting: .ownThread)
    let thoughts = (1...5).map { _ in
      Task { try await computer.chooseSquare(for: d3) }
    }
    let end = await engine.waitAtGate()
    for thought in thoughts { thought.cancel() }
    for thought in thoughts { _ = await watched("their ends") { await thought.result } }
    close(end)
    let last = Task { try await computer.chooseSquare(for: d3) }
    await engine.openGate(2)
    #expect(
      try await watched("the last thought", { try await last.value }) == d3.game.legalSquares.first)
    #expect(try engine.log.count { $0.hasPrefix("genmove") } == 2)
  }

  @Test(arguments: [("miscounts", "score"), ("missees", "board")])
  func `C4.17 an engine that sees another end gives up`(habit: String, what: String) async throws {
    let record = try Record(steps: RandomGame(seed: 3).steps)
    let computer = try self.computer(habit)
    #expect(throws: ComputerFailure.self) { try computer.compare(with: record) }
    #expect(throws: Never.self) { try self.computer().compare(with: record) }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/local/bin/gtp-rhino")))
  func `C8.4 GRhino plays a game with passes`() async throws {
    let computer = try computer(of: ["gtp-rhino", "-l", "1"])
    for seed in 1...3 as ClosedRange<UInt64> {
      let steps = RandomGame(seed: seed).steps
      for length in stride(from: 0, to: steps.count, by: 9) {
        let record = try Record(steps: steps.prefix(length))
        guard case .toMove = record.game.status else { continue }
        let square = try await computer.chooseSquare(for: record)
        #expect(record.game.legalSquares.contains(square))
      }
      try computer.compare(with: try Record(steps: steps))
    }
  }
}

/// A clock on which time passes whenever somebody looks at it.
private final class TickingClock: Clock {
  private let clock = HandClock()
  private let tick: Duration

  init(tick: Duration) { self.tick = tick }

  var now: VirtualTime.Instant {
    clock.advance(by: tick)
    return clock.now
  }
  var minimumResolution: Duration { tick }

  func sleep(until deadline: VirtualTime.Instant, tolerance: Duration?) async throws {}
}
