import Adapters
import Domain
import UseCases

/// What an option does.
enum CommandLineOption: Sendable {
  /// It takes no value.
  case flag(@Sendable (inout Options) -> Void)
  /// It takes a value; the function returns what the value should have been, or nil if it is right.
  case value(@Sendable (String, inout Options) -> String?)
  /// It asks for the options, the most important ones or all.
  case help
  /// It asks for the version.
  case version

  static let all: [String: CommandLineOption] = [
    "-b": mode(.dark), "--black": mode(.dark), "--dark": mode(.dark),
    "-w": mode(.light), "--white": mode(.light), "--light": mode(.light),
    "-l": level, "--level": level,
    "-n": new, "--new": new,
    "--moves": moves, "--position": position, "--load": load,
    "-s": file, "--save": file,
    "--no-save": .flag { $0.save = .nowhere },
    "--auto-pass": .flag { $0.isAutoPassing = true },
    "--delay": duration(\.pace.thought), "--flip": duration(\.pace.disk),
    "--seed": reading("a whole number from 0 to \(UInt64.max)", seed) { $0.seed = $1 },
    "--board": reading("'turns' or 'asked'", named) { $0.boards = $1 },
    "--language": reading("'en' or 'ja'", Language.init(rawValue:)) { $0.language = $1 },
    "--plain": .flag { $0.isPlain = true },
    "--ascii": .flag { $0.glyphs = .ascii },
    "--unicode": .flag { $0.glyphs = .unicode },
    "--color": reading("'auto', 'always' or 'never'", named) { $0.color = $1 },
    "--size": reading("'normal' or 'large'", named) { $0.size = $1 },
    "--strict": .flag { $0.isStrict = true },
    "--result": .flag { $0.printsResult = true },
    "--games": reading("a whole number from 0 to \(mostGames)", games) { $0.games = $1 },
    "--real-time": .flag { $0.isRealTime = true },
    "--gtp": .flag { $0.isGTP = true },
    "-h": .help, "--help": .help, "-V": .version, "--version": .version,
  ]

  /// The names of the options that count with `--gtp`: another program sees no board, and decides
  /// itself who moves.
  static let withGTP: Set = [
    "--gtp", "-n", "--new", "-s", "--save", "--no-save", "--delay", "--seed",
    "-l", "--level",
  ]

  /// The options that contradict each other.
  static let contradictions = [
    ("--ascii", "--unicode"), ("--save", "--no-save"), ("-s", "--no-save"),
    ("--load", "--new"), ("--load", "-n"), ("--load", "--position"), ("--load", "--moves"),
  ]

  private static let new = CommandLineOption.flag { $0.beginning.change { _, _ in } }

  private static let moves = reading("a list of moves such as d3c3e6", transcript) {
    options, transcript in options.beginning.change { $1 = transcript.steps }
  }

  private static let position = reading(
    "64 squares (x, o or -) and the side on turn (x or o)", game
  ) { options, game in options.beginning.change { start, _ in start = game } }

  private static let load = reading("the name of a file", fileName) {
    $0.beginning = $1 == "-" ? .standardInput : .file($1)
  }
  /// The names of the options that count with `--games`, or say what holds anyway.
  static let withGames: Set = [
    "--games", "--result", "-n", "--new", "--no-save", "--seed", "-l", "--level",
    "-b", "--black", "--dark", "-w", "--white", "--light",
  ]

  private static let mostGames = 1_000_000_000

  private static let file = reading("the name of a file", fileName) { $0.save = .file($1) }

  private static func mode(_ side: Disk) -> CommandLineOption {
    reading("'manual', 'computer' or 'computer:LEVEL' (LEVEL is 0 to 6)", choice) {
      $0.modes[side] = $1
    }
  }

  private static let level = reading("a level from 0 to 6", Level.init) { $0.level = $1 }

  @Sendable private static func choice(_ text: String) -> ModeChoice? {
    switch text {
    case "manual": .manual
    case "computer": .computer
    case _ where text.hasPrefix("computer:"):
      Level(String(text.dropFirst("computer:".count))).map(ModeChoice.computerAt)
    default: nil
    }
  }

  private static func duration(
    _ path: any WritableKeyPath<Options, Duration> & Sendable
  ) -> CommandLineOption {
    reading("a number of seconds, up to 1000000", Duration.init(decimalSeconds:)) {
      $0[keyPath: path] = $1
    }
  }

  @Sendable private static func transcript(_ text: String) -> Transcript? {
    try? Transcript(text)
  }

  @Sendable private static func game(_ text: String) -> Game? { PositionText.decode(text) }

  @Sendable private static func seed(_ text: String) -> UInt64? {
    text.hasPrefix("+") ? nil : UInt64(text)
  }

  @Sendable private static func games(_ text: String) -> Int? {
    seed(text).flatMap(Int.init(exactly:)).flatMap { $0 <= mostGames ? $0 : nil }
  }

  @Sendable private static func fileName(_ text: String) -> String? {
    text.isEmpty ? nil : text
  }

  @Sendable private static func named<Value: CaseIterable>(_ name: String) -> Value? {
    Value.allCases.first { "\($0)" == name }
  }

  private static func reading<Value>(
    _ kind: String, _ read: @escaping @Sendable (String) -> Value?,
    _ set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> CommandLineOption {
    .value { text, options in
      guard let value = read(text) else { return kind }
      set(&options, value)
      return nil
    }
  }
}

extension Options.Beginning {
  /// Changes the game to begin with, which is a new one until it is changed, and its moves.
  fileprivate mutating func change(_ change: (inout Game, inout [Record.Step]) -> Void) {
    var (game, moves) =
      if case .game(let game, let moves) = self { (game, moves) } else {
        (Game(), [Record.Step]())
      }
    change(&game, &moves)
    self = .game(game, moves: moves)
  }
}
