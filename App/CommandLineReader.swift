import Adapters

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
    // What is no UTF-8 has come as U+FFFD; a file of that name would be another one.
    if let broken = arguments.firstIndex(where: { $0.unicodeScalars.contains("\u{fffd}") }) {
      throw UsageError("argument \(broken + 1) is not valid UTF-8")
    }
    var words = ArgumentScanner(arguments)
    var options = Options()
    var names: [String] = []
    while let word = try words.next() {
      guard let option = word.option else {
        throw UsageError("unexpected argument '\(word.text)'")
      }
      names.append(word.text)
      switch option {
      case .flag(let set):
        try words.checkNoValue(of: word)
        set(&options)
      case .value(let read):
        let value = try words.value(of: word)
        guard let problem = read(value, &options) else { continue }
        throw UsageError("\(word.text): '\(value)' is not \(problem)")
      case .help:
        try words.checkNoValue(of: word)
        self = .help
        return
      case .version:
        try words.checkNoValue(of: word)
        self = .version
        return
      }
    }
    if options.isGTP {
      if let useless = names.first(where: { !CommandLineOption.withGTP.contains($0) }) {
        throw UsageError("\(useless) means nothing with --gtp")
      }
      // A program waits for an answer; nobody watches the computer think.
      if !names.contains("--delay") { options.pace.thought = .zero }
    }
    self = .play(options)
  }
}
