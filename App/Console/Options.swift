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
  package struct Wrong: Error {
    /// The sentence that names the argument.
    package let text: String
  }

  /// Creates options from arguments, where values follow their options.
  package init(_ arguments: some Sequence<String>) throws(Wrong) {
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      func value<Value>(_ read: (String) -> Value?) throws(Wrong) -> Value {
        guard let text = rest.next() else { throw Wrong(text: "'\(option)' needs a value") }
        guard let value = read(text) else {
          throw Wrong(text: "'\(text)' does not fit \(option)")
        }
        return value
      }
      switch option {
      case "-n", "--new": isNew = true
      case "--version": textToPrint = Self.version
      case "-h", "--help": textToPrint = Self.usage
      case "--save": savePath = try value(Self.path)
      case "--black": modes.dark = try value(Mode.init(option:))
      case "--white": modes.light = try value(Mode.init(option:))
      case "--seed": seed = try value { UInt64($0) }
      case "--delay": timing.thought = try value(Duration.init(decimalSeconds:))
      case "--flip": timing.disk = try value(Duration.init(decimalSeconds:))
      default: throw Wrong(text: "'\(option)' is not an option")
      }
    }
  }

  /// Returns a path, or `nil` if it is empty, like an option, or not UTF-8.
  ///
  /// Other bytes arrive as U+FFFD, and the path would lead to another file.
  private static func path(_ value: String) -> String? {
    let isPath =
      !value.isEmpty && !value.hasPrefix("-") && !value.unicodeScalars.contains("\u{fffd}")
    return isPath ? value : nil
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
