import Adapters
import Domain
import UseCases

/// What a command line asks the program to do.
public enum Invocation: Hashable, Sendable {
  /// Plays.
  case play(Options)
  /// Prints the options.
  case help
  /// Prints the version.
  case version
}

/// A command line that cannot be understood, in a sentence that names what is wrong.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Invocation {
  /// Reads the arguments of a command line, without the program's name.
  ///
  /// Of options that contradict each other the last one counts.
  ///
  /// - Throws: `UsageError`, which names the first argument that is wrong.
  public init(arguments: [String]) throws(UsageError) {
    var words = CommandLineWords(arguments)
    var options = Options()
    while let word = try words.next() {
      guard let option = word.option else {
        throw UsageError("unexpected argument '\(word.text)'")
      }
      switch option {
      case .flag(let set): set(&options)
      case .value(let read):
        let value = try words.value(of: word)
        guard let problem = read(value, &options) else { continue }
        throw UsageError("\(word.text): '\(value)' is not \(problem)")
      case .help:
        self = .help
        return
      case .version:
        self = .version
        return
      }
      try words.checkNoValue(of: word)
    }
    self = .play(options)
  }
}
