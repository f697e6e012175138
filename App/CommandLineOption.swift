import Adapters
import Domain
import UseCases

/// What an option does.
enum CommandLineOption: Sendable {
  /// It takes no value.
  case flag(@Sendable (inout Options) -> Void)
  /// It takes a value; the function returns what the value should have been, or nil if it is right.
  case value(@Sendable (String, inout Options) -> String?)
  /// It takes no value, and asks for something other than to play.
  case instead(Invocation)

  static let all: [String: CommandLineOption] = [
    "-b": mode(.dark), "--black": mode(.dark), "--dark": mode(.dark),
    "-w": mode(.light), "--white": mode(.light), "--light": mode(.light),
    "-l": level, "--level": level,
    "-n": .flag { $0.startsNewGame = true }, "--new": .flag { $0.startsNewGame = true },
    "-s": file, "--save": file,
    "--no-save": .flag { $0.save = .nowhere },
    "--delay": duration(\.pace.thought), "--flip": duration(\.pace.disk),
    "--seed": reading("a whole number from 0 to \(UInt64.max)", seed) { $0.seed = $1 },
    "--board": reading("'turns' or 'asked'", named) { $0.boards = $1 },
    "--plain": .flag { $0.isPlain = true },
    "--ascii": .flag { $0.glyphs = .ascii },
    "--unicode": .flag { $0.glyphs = .unicode },
    "--color": reading("'auto', 'always' or 'never'", named) { $0.color = $1 },
    "--size": reading("'normal' or 'large'", named) { $0.size = $1 },
    "--strict": .flag { $0.isStrict = true },
    "--real-time": .flag { $0.isRealTime = true },
    "--gtp": .flag { $0.isGTP = true },
    "-h": .instead(.help), "--help": .instead(.help),
    "-V": .instead(.version), "--version": .instead(.version),
  ]

  /// The names of the options that count with `--gtp`: another program sees no board, and decides
  /// itself who moves.
  static let withGTP: Set = [
    "--gtp", "-n", "--new", "-s", "--save", "--no-save", "--delay", "--seed",
    "-l", "--level",
  ]

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

  @Sendable private static func seed(_ text: String) -> UInt64? {
    text.hasPrefix("+") ? nil : UInt64(text)
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
