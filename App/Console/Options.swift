package import Adapters
package import Domain
package import UseCases

/// The command-line options.
package struct Options {
  package var savePath: String?
  package var isNew = false
  package var seed: UInt64?
  package var timing = Timing()
  package var modes = BySide<ModeChoice?>(dark: nil, light: nil)
  package var language = Language.english

  package static let usage =
    "usage: reversi-console [--save FILE] [--new] [--black MODE] [--white MODE] [--seed N]"
    + " [--delay SECONDS] [--flip SECONDS] [--language en|ja]"

  /// The error for the first invalid argument.
  package struct Wrong: Error {
    package let argument: String
  }

  /// Creates options from arguments, where values follow their options.
  package init(_ arguments: some Sequence<String>) throws(Wrong) {
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      if option == "--new" {
        isNew = true
        continue
      }
      guard let value = rest.next(), set(option, to: value) else { throw Wrong(argument: option) }
    }
  }

  /// Sets an option.
  ///
  /// - Returns: `false` if the option or its value is invalid.
  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--save": savePath = value
    case "--seed":
      guard let number = UInt64(value) else { return false }
      seed = number
    case "--delay": return set(\.thought, to: value)
    case "--flip": return set(\.disk, to: value)
    case "--black", "--white": return setMode("\(option.dropFirst(2)):\(value)")
    case "--language":
      guard let named = Language(rawValue: value) else { return false }
      language = named
    default: return false
    }
    return true
  }

  private mutating func set(_ time: WritableKeyPath<Timing, Duration>, to value: String) -> Bool {
    guard let duration = Duration(decimalSeconds: value) else { return false }
    timing[keyPath: time] = duration
    return true
  }

  /// Sets the mode of a side from text such as `black:manual` or `white:computer:4`.
  private mutating func setMode(_ text: String) -> Bool {
    let said = CommandReader.read(text.split(separator: ":").map(String.init))
    guard case .success(.input(.setMode(let side, let choice), _)) = said else { return false }
    modes[side] = choice
    return true
  }
}
