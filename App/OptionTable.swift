import Adapters
import Domain
import UseCases

/// All options of the command line, from which the lists of options, the checks, and the suggestions
/// are computed.
enum OptionTable {
  private typealias Row = CommandLineOption

  static let options: [CommandLineOption] = [
    Row(
      "-b, --black MODE", "manual, computer, computer:LEVEL (0 to 6) or gtp:COMMAND,",
      "an engine that speaks GTP: -w 'gtp:gtp-rhino -l 3'",
      "(default: as saved, else manual)", marks: [.important, .games], does: .mode(.dark)),
    Row("--dark MODE", "the same", marks: [.games], does: .mode(.dark)),
    Row(
      "-w, --white MODE", "the same for White", marks: [.important, .games], does: .mode(.light)),
    Row("--light MODE", "the same", marks: [.games], does: .mode(.light)),
    Row(
      "-l, --level LEVEL", "the level of both sides' computers, 0 (by chance) to 6",
      "(default: as saved, else 0)", marks: [.important, .gtp, .games],
      does: .reading("a level from 0 to 6", Level.init) { $0.level = $1 }),
    Row(
      "-n, --new", "start a new game instead of the saved one",
      marks: [.important, .gtp, .games], does: .flag { $0.beginning.change { _, _ in } }),
    Row(
      "--moves MOVES", "start with a game in which these moves were played",
      does: .reading("a list of moves such as d3c3e6", Transcript.init(_:)) {
        options, transcript in
        options.beginning.change { $1 = transcript.steps }
      }),
    Row(
      "--position GAME", "start with this position, as the command position prints it",
      does: .reading("64 squares (x, o or -) and the side on turn (x or o)", PositionText.decode) {
        options, game in
        options.beginning.change { start, _ in start = game }
      }),
    Row(
      "--load FILE", "start with the game in FILE, which is only read; - is",
      "standard input, and FILE:3 the third of several games;",
      "like --new, it replaces the saved game",
      contradicts: ["-n", "--new", "--position", "--moves"],
      does: .file { $0.beginning = .file($1) }),
    Row(
      "-s, --save FILE", "the saved game is FILE", marks: [.important, .gtp],
      contradicts: ["--no-save"], does: .file { $0.save = .file($1) }),
    Row(
      "--no-save", "neither load nor save", marks: [.important, .gtp, .games],
      does: .flag { $0.save = .nowhere }),
    Row(
      "--auto-pass", "dismiss passes of the computer after the time of one disk",
      marks: [.important], does: .flag { $0.isAutoPassing = true }),
    Row(
      "--delay SECONDS", "the computer's thinking time (default 2)", marks: [.important, .gtp],
      does: .seconds { $0.pace.thought = $1 }),
    Row(
      "--flip SECONDS", "time per disk (default 0.25; 0 shows a move at once)",
      marks: [.important], does: .seconds { $0.pace.disk = $1 }),
    Row(
      "--engine-timeout S", "how many seconds an engine may be silent (default 30)",
      marks: [.games], does: .seconds { $0.engineTimeout = $1 }),
    Row(
      "--seed N", "repeatable computer", marks: [.gtp, .games],
      does: .number(upTo: .max) { $0.seed = $1 }),
    Row(
      "--board WHEN", "draw boards: turns (before each awaited pick and at the",
      "end; default at a terminal) or asked (default in a script)",
      does: .name { $0.boards = $1 }),
    Row(
      "--plain", "print lines, instead of a board that is drawn in place", marks: [.important],
      does: .flag { $0.isPlain = true }),
    Row(
      "--language CODE", "en or ja, at a terminal (default: that of the locale)",
      does: .reading("'en' or 'ja'", Language.init(rawValue:)) { $0.language = $1 }),
    Row(
      "--ascii", "x and o for the disks of the live front", contradicts: ["--unicode"],
      does: .flag { $0.glyphs = .ascii }),
    Row(
      "--unicode", "● and ○ for the disks of the live front",
      does: .flag { $0.glyphs = .unicode(columns: 1) }),
    Row(
      "--color WHEN", "colors in the live front: auto, always or never",
      does: .name { $0.color = $1 }),
    Row(
      "--size SIZE", "the board of the live front: auto, normal or large",
      does: .name { $0.size = $1 }),
    Row(
      "--strict", "in a script: end at the first refused line", does: .flag { $0.isStrict = true }),
    Row(
      "--result", "in a script: print winner, disks and moves as the last line",
      marks: [.games], does: .flag { $0.printsResult = true }),
    Row(
      "--games N", "play N games of two computers, and print their results", marks: [.games],
      does: .number(upTo: 1_000_000_000) { $0.games = Int($1) }),
    Row(
      "--opening PLIES", "moves by chance that begin each of these games (default 8)",
      marks: [.games], does: .number(upTo: 60) { $0.opening = Int($1) }),
    Row(
      "--one-color", "each of the two plays one color in all of these games",
      marks: [.games], does: .flag { $0.isOneColor = true }),
    Row("--real-time", "in a script: let time really pass", does: .flag { $0.isRealTime = true }),
    Row(
      "--gtp", "play with another program, in the Go Text Protocol", marks: [.gtp],
      does: .flag { $0.isGTP = true }),
    Row(
      "--completion SHELL", "print what completes options in bash, zsh or fish",
      does: .name { $0.completion = $1 }),
    Row(
      "-h, --help [all]", "print the most important options, or all", marks: [.important],
      does: .help),
    Row("-V, --version", "print the version", marks: [.important], does: .version),
  ]

  static let byName: [String: CommandLineOption] = Dictionary(
    uniqueKeysWithValues: options.flatMap { option in option.names.map { name in (name, option) } })

  static func help(isWhole: Bool) -> String {
    options.filter { isWhole || $0.marks.contains(.important) }
      .flatMap { $0.lines(isWhole: isWhole) }.joined(separator: "\n")
  }
}

extension CommandLineOption.Action {
  fileprivate typealias Setting<Value> = @Sendable (inout Options, Value) -> Void

  /// Returns the action of an option with a value: how the value is read, and what it sets.
  fileprivate static func reading<Value>(
    _ expected: String, _ read: @escaping @Sendable (String) throws(Unreadable) -> Value?,
    _ set: @escaping Setting<Value>
  ) -> Self {
    .value(expected: expected) { options, text throws(Unreadable) in
      guard let value = try read(text) else { throw Unreadable(text) }
      set(&options, value)
    }
  }

  fileprivate static func mode(_ side: Disk) -> Self {
    reading("'manual', 'computer', 'computer:LEVEL' (LEVEL is 0 to 6) or 'gtp:COMMAND'", player) {
      ($0.modes[side], $0.engines[side]) = $1
    }
  }

  fileprivate static func file(_ set: @escaping Setting<String>) -> Self {
    reading("the name of a file", { $0.isEmpty ? nil : $0 }, set)
  }

  fileprivate static func seconds(_ set: @escaping Setting<Duration>) -> Self {
    reading("a number of seconds, up to 1000000", Duration.init(decimalSeconds:), set)
  }

  fileprivate static func number(upTo most: UInt64, _ set: @escaping Setting<UInt64>) -> Self {
    reading(
      "a whole number from 0 to \(most)",
      { text in UInt64(text).flatMap { $0 > most || text.hasPrefix("+") ? nil : $0 } }, set)
  }

  fileprivate static func name<Value: CaseIterable & Sendable>(
    _ set: @escaping Setting<Value>
  ) -> Self {
    let names = Value.allCases.map { "'\($0)'" }
    return reading(
      names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")",
      { name in Value.allCases.first { "\($0)" == name } }, set)
  }

  @Sendable private static func player(_ text: String) -> (ModeChoice, engine: [String]?)? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.dropFirst().first?.split(separator: " ").map(String.init)
    switch (parts[0], words) {
    case ("manual", nil): return (.manual, nil)
    case ("computer", nil): return (.computer, nil)
    case ("computer", _?): return Level(String(parts[1])).map { (.computerAt($0), nil) }
    case ("gtp", let words?) where !words.isEmpty: return (.computerAt(.strongest), words)
    default: return nil
    }
  }
}

extension Options.Beginning {
  /// Changes the game to begin with, which is a new one until it is changed, and its moves.
  fileprivate mutating func change(_ change: (inout Game, inout [Record.Step]) -> Void) {
    var (game, moves) = (Game(), [Record.Step]())
    if case .game(let start, let played) = self { (game, moves) = (start, played) }
    change(&game, &moves)
    self = .game(game, moves: moves)
  }
}
