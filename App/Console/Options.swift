package import Adapters
package import Domain
package import UseCases

/// The command-line options.
package struct Options: Sendable {
  package var savePath: String?
  package var isNew = false
  package var seed: UInt64?
  package var timing = Timing()
  package var modes = BySide<Mode?>(dark: nil, light: nil)
  /// The text to print in place of a game.
  package var textToPrint: String?

  package static let version = "reversi-console 1.0"

  package static let usage = """
    usage: reversi-console [options]
      -n, --new        start a new game (you play both sides)
      --black PLAYER   manual or computer
      --white PLAYER   the same for White
      --save FILE      keep the game in FILE
      --delay SECONDS  the time that a computer thinks (default 2)
      --flip SECONDS   the time for each disk (default 0.25; 0 shows a move at once)
      --seed N         make the computer's choices repeatable
      --version        print the version
      -h, --help       print this text
    """

  /// The error for the first wrong argument.
  package struct Wrong: Error, Hashable {
    package let argument: String
  }

  /// Creates options from arguments, where values follow their options.
  package init(_ arguments: some Sequence<String>) throws(Wrong) {
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      if set(option) { continue }
      guard let value = rest.next() else { throw Wrong(argument: option) }
      guard set(option, to: value) else { throw Wrong(argument: option) }
    }
  }

  /// Sets an option without a value.
  ///
  /// - Returns: `false` if there is no such option.
  private mutating func set(_ option: String) -> Bool {
    switch option {
    case "-n", "--new": isNew = true
    case "--version": textToPrint = Self.version
    case "-h", "--help": textToPrint = Self.usage
    default: return false
    }
    return true
  }

  /// Sets an option with a value.
  ///
  /// - Returns: `false` if there is no such option or the value is invalid.
  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--save": return set(\.savePath, to: Self.path(value))
    case "--black": return set(\.modes.dark, to: Mode(option: value))
    case "--white": return set(\.modes.light, to: Mode(option: value))
    case "--seed": return set(\.seed, to: UInt64(value))
    case "--delay": return set(\.timing.thought, to: Duration(decimalSeconds: value))
    case "--flip": return set(\.timing.disk, to: Duration(decimalSeconds: value))
    default: return false
    }
  }

  /// Returns a path, or `nil` if it is empty or not UTF-8.
  ///
  /// Other bytes arrive as U+FFFD, and the path would lead to another file.
  private static func path(_ value: String) -> String? {
    value.isEmpty || value.unicodeScalars.contains("\u{fffd}") ? nil : value
  }

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
}

extension Mode {
  fileprivate init?(option: String) {
    switch option {
    case "manual": self = .manual
    case "computer": self = .computer
    default: return nil
    }
  }
}
