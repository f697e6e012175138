public import Domain

/// Why a command line cannot be understood.
public enum UsageError: Error, Hashable {
  /// The argument with this number, from 1, is not valid UTF-8.
  case notUTF8(Int)
  /// There is no such option; one of nearly the same spelling may have been meant.
  case unknownOption(String, nearest: String?)
  /// The argument belongs to no option.
  case unexpectedArgument(String)
  /// The option is not followed by its value.
  case missingValue(String)
  /// The option takes no value, but one is attached to it.
  case needlessValue(String)
  /// The value of the option is not what it should be.
  case wrongValue(String, option: String, expected: String)
  /// The options contradict each other.
  case contradiction(String, String)
  /// The option means nothing with another one.
  case meaningless(String, with: String)
  /// The option means nothing unless a script is played.
  case scriptOnly(String)
  /// With `--games`, no computer was named for the side.
  case noComputer(Disk)
}

extension UsageError: CustomStringConvertible {
  /// The sentence that names what is wrong.
  public var description: String {
    switch self {
    case .notUTF8(let number): "argument \(number) is not valid UTF-8"
    case .unknownOption(let name, nearest: let near?):
      "unknown option '\(name)'; did you mean '\(near)'?"
    case .unknownOption(let name, nearest: nil): "unknown option '\(name)'"
    case .unexpectedArgument(let text): "unexpected argument '\(text)'"
    case .missingValue(let option): "\(option) needs a value"
    case .needlessValue(let option): "\(option) takes no value"
    case .wrongValue(let value, let option, let expected):
      "\(option): '\(value)' is not \(expected)"
    case .contradiction(let one, let other): "\(one) contradicts \(other)"
    case .meaningless(let option, let other): "\(option) means nothing with \(other)"
    case .scriptOnly(let option): "\(option) works in scripts only"
    case .noComputer(let side):
      "--games needs a computer for each side, such as --\(side == .dark ? "black" : "white") computer:3"
    }
  }
}
