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

extension Invocation {
  /// Reads the arguments of a command line, without the program's name.
  ///
  /// If options contradict each other, the last one counts.
  ///
  /// - Throws: `UsageError` for the first argument that is wrong.
  public init(arguments: [String]) throws(UsageError) {
    // Bytes that are not UTF-8 arrive as U+FFFD, which would name another file.
    if let broken = arguments.firstIndex(where: { $0.unicodeScalars.contains("\u{fffd}") }) {
      throw UsageError.notUTF8(broken + 1)
    }
    var words = ArgumentScanner(arguments)
    var options = Options()
    var names: [String] = []
    while let word = try words.next() {
      guard let option = word.option else { throw UsageError.unexpectedArgument(word.text) }
      names.append(word.text)
      switch option {
      case .flag(let set):
        try words.checkNoValue(of: word)
        set(&options)
      case .value(let read):
        let value = try words.value(of: word)
        guard let problem = read(value, &options) else { continue }
        throw UsageError.wrongValue(value, option: word.text, expected: problem)
      case .instead(let invocation):
        try words.checkNoValue(of: word)
        self = invocation
        return
      }
    }
    if options.isGTP {
      try Self.check(names, within: CommandLineOption.withGTP, of: "--gtp")
      // Another program waits for the answer, and nobody watches the computer think.
      if !names.contains("--delay") { options.pace.thought = .zero }
    }
    if options.games != nil {
      try Self.check(names, within: CommandLineOption.withGames, of: "--games")
      for side in Disk.sides where options.modes[side, default: .manual] == .manual {
        throw UsageError.noComputer(side)
      }
    }
    self = .play(options)
  }

  private static func check(
    _ names: [String], within allowed: Set<String>, of option: String
  ) throws(UsageError) {
    guard let useless = names.first(where: { !allowed.contains($0) }) else { return }
    throw UsageError.meaningless(useless, with: option)
  }
}
