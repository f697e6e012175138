import Adapters
import Domain
import UseCases

/// What a command line asks the program to do.
public enum Invocation: Hashable, Sendable {
  /// Plays.
  case play(Options)
  /// Prints the options: all of them, or the most important ones.
  case help(isWhole: Bool)
  /// Prints the version.
  case version
}

extension Invocation {
  /// Reads the arguments of a command line, without the program's name.
  ///
  /// If an option is given twice, the last one counts. A request for help counts wherever it stands.
  ///
  /// - Throws: `UsageError` for the first argument that is wrong.
  public init(arguments: [String]) throws(UsageError) {
    var words = ArgumentScanner(arguments)
    var options = Options()
    var names: [String] = []
    var mistake: UsageError?
    while true {
      do throws(UsageError) {
        guard let word = try words.next() else { break }
        guard let option = word.option else { throw .unexpectedArgument(word.text) }
        names.append(word.text)
        switch option {
        case .flag(let set):
          try words.checkNoValue(of: word)
          set(&options)
        case .value(let read):
          let value = try words.value(of: word)
          if let problem = read(value, &options) {
            throw .wrongValue(value, option: word.text, expected: problem)
          }
        case .help:
          let value = words.value(expected: "all")
          guard value == nil || value == "all" else {
            throw .wrongValue(value ?? "", option: word.text, expected: "'all'")
          }
          self = .help(isWhole: value != nil)
          return
        case .version:
          try words.checkNoValue(of: word)
          self = .version
          return
        }
      } catch {
        mistake = mistake ?? error
      }
    }
    // Bytes that are not UTF-8 arrive as U+FFFD, which would name another file.
    if let broken = arguments.firstIndex(where: { $0.unicodeScalars.contains("\u{fffd}") }) {
      throw .notUTF8(broken + 1)
    }
    if let mistake { throw mistake }
    self = .play(try options.checked(names))
  }
}

extension Options {
  /// Returns the options for what they were called; throws if some of them cannot be given together.
  fileprivate func checked(_ names: [String]) throws(UsageError) -> Options {
    for (one, other) in CommandLineOption.contradictions
    where names.contains(one) && names.contains(other) {
      throw .contradiction(one, other)
    }
    var options = self
    if isGTP {
      try Self.check(names, within: CommandLineOption.withGTP, of: "--gtp")
      // Another program waits for the answer, and nobody watches the computer think.
      if !names.contains("--delay") { options.pace.thought = .zero }
    }
    if games != nil {
      try Self.check(names, within: CommandLineOption.withGames, of: "--games")
      for side in Disk.sides where modes[side, default: .manual] == .manual {
        throw .noComputer(side)
      }
    }
    return options
  }

  private static func check(
    _ names: [String], within allowed: Set<String>, of option: String
  ) throws(UsageError) {
    guard let useless = names.first(where: { !allowed.contains($0) }) else { return }
    throw UsageError.meaningless(useless, with: option)
  }
}
