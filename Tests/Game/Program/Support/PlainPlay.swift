import Adapters
import Front
import Infrastructure
import Players
import Program
import RawTerminal
import TestSupport
import Testing
import UseCases

/// The whole program without a screen, on a model disk.
struct PlainPlay {
  let output = RecordingOutput()
  let disk: GameDisk
  let terminal: EmulatedTerminal?
  let time: VirtualTime
  let clock: GameClock
  let game: any GameRun

  init(
    _ arguments: String..., typing typed: [Lines.Keystroke] = [], at term: String? = nil,
    hasSize: Bool = true, on disk: GameDisk = GameDisk(), environment: [String: String] = [:],
    computer: (any Adviser)? = nil
  ) throws {
    try self.init(
      arguments, typing: typed, at: term, hasSize: hasSize, on: disk, environment: environment,
      computer: computer)
  }

  /// Starts the program with arguments, at a terminal or as a script.
  ///
  /// - Parameters:
  ///   - typed: the lines and, at a terminal, the pauses between them.
  ///   - term: the kind of the terminal, or `nil` for none.
  init(
    _ arguments: [String], typing typed: [Lines.Keystroke] = [], at term: String? = nil,
    hasSize: Bool = true, on disk: GameDisk = GameDisk(), environment: [String: String] = [:],
    computer: (any Adviser)? = nil
  ) throws {
    let variables = [
      "TERM": term ?? "xterm-256color", "LANG": "C.UTF-8", "XDG_STATE_HOME": "/state",
    ].merging(environment) { $1 }
    let time = VirtualTime()
    clock = GameClock(on: time)
    self.time = time
    self.disk = disk
    terminal = term.map { _ in
      EmulatedTerminal(columns: 80, rows: 24, diskWidth: 1, hasSize: hasSize)
    }
    let options = try Options(arguments)
    let outside = Outside(
      variable: { variables[$0].flatMap { $0.isEmpty ? nil : $0 } }, files: disk.files,
      today: { "2026-11-28" }, terminal: terminal, lines: { _ in Lines(typed, on: time) },
      output: output, clock: clock, gameExecutor: time, frontExecutor: time,
      drawsOnCaller: true,
      computer: { seed, _ in computer ?? LeveledComputer(seed: seed ?? 1) })
    game = try outside.open(options)
  }

  /// Plays until the input ends.
  ///
  /// - Returns: the exit status, which is 1 also if the game is not saved as promised.
  @discardableResult func play() -> Program.ExitStatus? {
    let status = time.run(until: .seconds(86_400)) { [game] in await game.play() }
    if status == nil { Issue.record("The game did not come to an end.") }
    return game.finishSaving() ? status : .failed
  }

  /// What both streams show, as `RecordingOutput` writes it.
  var said: String { output.transcript }
}
