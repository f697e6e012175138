import Adapters
package import Domain
package import Front
package import UseCases

/// The command-line options.
package struct Options: Sendable {
  /// The file that the player names for the game, or `nil` for the usual one.
  package var savePath: String?
  /// The file of a game to study, which nothing reads yet, or `nil` to play.
  package var loadPath: String?
  /// True if a new game replaces the saved one.
  package var isNew = false
  /// The players that count instead of the saved ones.
  package var modes = BySide<Mode?>(dark: nil, light: nil)
  /// The levels that count in this run instead of the kept ones.
  package var levels = BySide<Level?>(dark: nil, light: nil)
  package var isCoached = false
  /// True if a terminal shows lines instead of a screen.
  package var isPlain = false
  package var language: Language?
  package var color = ColorChoice.auto
  package var seed: UInt64?
  /// The time that a computer takes at least for a move or a pass.
  package var pause = Duration.seconds(2)
  /// The time that each disk is shown.
  package var disk = Duration.milliseconds(250)
  /// The text that is printed in place of a game.
  package var textToPrint: String?

  /// The player's choice about colors.
  package enum ColorChoice: String, Sendable {
    /// Colors, unless the environment forbids them.
    case auto
    case always
    case never
  }

  /// The error for the first wrong option, with a value that does not fit it.
  package struct Wrong: Error, Hashable {
    package let option: String
    package let value: String?
  }

  /// Creates options from arguments, where a value follows its option.
  package init(_ arguments: some Sequence<String> = []) throws(Wrong) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if let flag = Self.flags[argument] {
        flag(&self)
      } else {
        try read(argument, followedBy: { rest.next() })
      }
    }
  }

  /// Reads an option with its value, which stands behind `=` or in the next argument.
  private mutating func read(
    _ argument: String, followedBy next: () -> String?
  ) throws(Wrong) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    guard let set = Self.withValue[option] else { throw Wrong(option: argument, value: nil) }
    let value = parts.count == 2 ? String(parts[1]) : next()
    guard let value, set(&self, value) else { throw Wrong(option: option, value: value) }
  }

  /// The names of all options.
  package static var names: [String] { Array(flags.keys) + withValue.keys }

  private static let flags: [String: @Sendable (inout Options) -> Void] = [
    "--new": { $0.isNew = true },
    "--coach": { $0.isCoached = true },
    "--plain": { $0.isPlain = true },
    "--version": { $0.textToPrint = version },
    "--help": { $0.textToPrint = usage },
    "-h": { $0.textToPrint = usage },
  ]

  /// The options with a value, which return `false` if it is invalid.
  private static let withValue: [String: @Sendable (inout Options, String) -> Bool] = [
    "--black": { $0.setPlayer(of: .dark, to: $1) },
    "--white": { $0.setPlayer(of: .light, to: $1) },
    "--load": { $0.set(\.loadPath, to: $1.isEmpty ? nil : $1) },
    "--save": { $0.set(\.savePath, to: $1.isEmpty ? nil : $1) },
    "--seed": { $0.set(\.seed, to: $1.hasPrefix("+") ? nil : UInt64($1)) },
    "--delay": { $0.set(\.pause, to: Duration(decimalSeconds: $1)) },
    "--flip": { $0.set(\.disk, to: Duration(decimalSeconds: $1)) },
    "--language": { $0.set(\.language, to: Language(rawValue: $1)) },
    "--color": { $0.set(\.color, to: ColorChoice(rawValue: $1)) },
  ]

  private mutating func set<Value>(
    _ option: WritableKeyPath<Options, Value>, to value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: option] = value
    return true
  }

  private mutating func set<Value>(
    _ option: WritableKeyPath<Options, Value?>, to value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: option] = value
    return true
  }

  /// Sets the player of a side from text such as `human` or `computer:4`.
  private mutating func setPlayer(of side: Disk, to text: String) -> Bool {
    switch text {
    case "human", "manual":
      modes[side] = .manual
      return true
    case "computer":
      modes[side] = .computer
      return true
    default:
      let name = "computer:"
      guard text.hasPrefix(name), let level = Level(String(text.dropFirst(name.count))) else {
        return false
      }
      modes[side] = .computer
      levels[side] = level
      return true
    }
  }
}

extension Options {
  /// The settings with what the options change in this run.
  func settings(after kept: Settings) -> Settings {
    var settings = kept
    for side in Disk.sides {
      if let level = levels[side] { settings.levels[side] = level }
    }
    if isCoached { settings.isCoached = true }
    if let language { settings.language = language }
    return settings
  }
}
