import Adapters
import ArchivedGames
import Domain
import Front
import GameSupport
import Infrastructure
import Program
import RawTerminal
import Synchronization
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The whole program on virtual time, at an emulated terminal and on a model disk.
struct PlayedGame {
  let terminal: EmulatedTerminal
  let disk: GameDisk
  let clock: WatchedClock
  let time: VirtualTime
  let game: any GameRun

  /// Starts the program with arguments.
  ///
  /// - Parameter computer: the computer for moves and advice.
  init(
    _ arguments: String..., on disk: GameDisk = GameDisk(), environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, diskWidth: Int = 1,
    time: VirtualTime = VirtualTime(),
    computer: some Adviser = PlainEngine(RandomComputer(seed: 1))
  ) throws {
    try self.init(
      arguments, on: disk, environment: environment, columns: columns, rows: rows,
      diskWidth: diskWidth, time: time, computer: computer)
  }

  init(
    _ arguments: [String], on disk: GameDisk = GameDisk(), environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, diskWidth: Int = 1,
    time: VirtualTime = VirtualTime(), given: GivenGame? = nil,
    computer: some Adviser = PlainEngine(RandomComputer(seed: 1))
  ) throws {
    let variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1", "XDG_STATE_HOME": "/state",
    ].merging(environment) { $1 }
    terminal = EmulatedTerminal(columns: columns, rows: rows, diskWidth: diskWidth)
    self.disk = disk
    self.time = time
    clock = WatchedClock(time)
    let outside = Outside(
      variable: { variables[$0].flatMap { $0.isEmpty ? nil : $0 } }, files: disk.files,
      today: { "2026-11-28" }, terminal: terminal, lines: { _ in Lines([]) }, output: terminal,
      clock: GameClock(on: clock), gameExecutor: time, frontExecutor: time, drawsOnCaller: true,
      computer: { _, _ in computer })
    game = try outside.open(Options(arguments), given: given)
  }

  /// Plays while a player takes steps, and then ends the input.
  ///
  /// - Returns: what the player returns, or `nil` with an issue if that took longer than a day.
  @discardableResult
  func play<Result: Sendable>(
    _ steps: @escaping @Sendable (PlayedGame) async -> Result
  ) -> Result? {
    let result = time.run(until: .seconds(86_400)) {
      let playing = time.timeline.start { _ = await game.play() }
      await pass(.zero)
      let result = await steps(self)
      terminal.keys.end()
      await playing.value
      return result
    }
    if result == nil { Issue.record("The player's steps did not come to an end.") }
    return result
  }

  /// Types a line and sends it.
  func type(_ line: String) async {
    terminal.keys.type("\(line)\r")
    await pass(.zero)
  }

  /// Presses keys without Enter.
  func press(_ keys: String) async {
    terminal.keys.type(keys)
    await pass(.zero)
  }

  /// Lets a time pass, with everything that is due then.
  func pass(_ duration: Duration) async {
    try? await time.sleep(for: duration, tolerance: .nanoseconds(1))
  }

  /// Waits until the screen has a text, for a minute at most.
  ///
  /// - Returns: `true` if it had.
  @discardableResult func shows(_ text: String) async -> Bool {
    for _ in 0..<6000 {
      if terminal.text.contains(text) { return true }
      await pass(.milliseconds(10))
    }
    return false
  }

  var screen: String { terminal.text }
}

/// A terminal in memory, whose keys the test presses.
final class EmulatedTerminal: GameTerminal, TextOutput {
  let keys = TypedKeys()
  private struct State {
    var screen: TerminalScreen
    var writes: [String] = []
    var screens: [String] = []
    var modes: [Terminal.Mode] = []
  }
  private let state: Mutex<State>
  private let hasSize: Bool

  /// - Parameter hasSize: false if the terminal does not tell its size.
  init(columns: Int, rows: Int, diskWidth: Int, hasSize: Bool = true) {
    self.hasSize = hasSize
    let screen = TerminalScreen(columns: columns, rows: rows, diskWidth: diskWidth)
    state = Mutex(State(screen: screen))
  }

  var size: (columns: Int, rows: Int)? {
    guard hasSize else { return nil }
    return state.withLock { ($0.screen.columns, $0.screen.rows) }
  }

  func switchTo(_ mode: Terminal.Mode) {
    state.withLock { $0.modes.append(mode) }
  }

  func next() async throws(InputBrokenOff) -> [UInt8]? { try await keys.next() }

  func write(_ text: String, to stream: TextStream) {
    let answers = state.withLock { state in
      state.writes.append(text)
      // The driver of a terminal adds a carriage return to each line feed.
      state.screen.feed(text.replacing("\n", with: "\r\n"))
      state.screens.append(state.screen.lines.joined(separator: "\n"))
      return state.screen.takeAnswers()
    }
    for answer in answers { keys.type(answer) }
  }

  func resize(columns: Int, rows: Int) {
    state.withLock { $0.screen.resize(columns: columns, rows: rows) }
  }

  var screen: TerminalScreen { state.withLock { $0.screen } }

  var writes: [String] { state.withLock { $0.writes } }

  /// True if the text was on the screen at any time.
  func hasShown(_ text: String) -> Bool {
    state.withLock { state in state.screens.contains { $0.contains(text) } }
  }

  var modes: [Terminal.Mode] { state.withLock { $0.modes } }

  /// The visible rows.
  var text: String { screen.lines.joined(separator: "\n") }
}

/// A model disk with the folder of the game, which can fail and hold a lock.
final class GameDisk: Sendable {
  private struct State {
    var isHeld = false
    var isFull = false
    var cannotAppend = false
    var cannotRead = false
    var cannotRename = false
  }

  private let model: ModelFiles
  private let state = Mutex(State())

  init(_ files: [String: String] = [:]) {
    model = ModelFiles(files.mapValues { Array($0.utf8) })
  }

  var files: any AppendedFiles {
    HookedFiles(base: model) { [self] call throws(SystemError) in
      let now = state.withLock(\.self)
      // EWOULDBLOCK, where the tests run.
      if now.isHeld, call == .lock { throw SystemError(code: 11) }
      if now.isFull, call == .create { throw SystemError.noSpace }
      if now.cannotAppend, call == .openToAppend || call == .createToAppend {
        throw SystemError.noSpace
      }
      // EIO.
      if now.cannotRead, call == .read { throw SystemError(code: 5) }
      if now.cannotRename, call == .rename { throw SystemError(code: 5) }
      return .max
    }
  }

  /// Has another program hold all locks, or none.
  func hold(_ isHeld: Bool) { state.withLock { $0.isHeld = isHeld } }

  /// Has all new files fail, or none.
  func fill(_ isFull: Bool) { state.withLock { $0.isFull = isFull } }

  /// Has the archive fail, or not.
  func refuseAppending(_ isRefused: Bool) { state.withLock { $0.cannotAppend = isRefused } }

  /// Has each file fail to be read, or none.
  func refuseReading(_ isRefused: Bool) { state.withLock { $0.cannotRead = isRefused } }

  /// Has each file fail to be renamed, or none.
  func refuseRenaming(_ isRefused: Bool) { state.withLock { $0.cannotRename = isRefused } }

  /// The text of a file, or `nil` if there is none.
  subscript(name: String) -> String? { model[name].map { String(decoding: $0, as: UTF8.self) } }

  /// The lines of the archive.
  var games: [String] {
    (self["games"] ?? "").split(separator: "\n").map(String.init)
  }

  /// Returns the disk as a program finds it that starts after this one was killed.
  func afterKill() -> GameDisk {
    let names = ["game", "games", "settings"]
    let found = names.compactMap { name in self[name].map { (name, $0) } }
    return GameDisk(Dictionary(uniqueKeysWithValues: found))
  }
}
