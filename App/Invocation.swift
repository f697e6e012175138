package import Adapters
import Domain
import UseCases

/// What a command line asks the program to do.
package enum Invocation: Hashable, Sendable {
  /// Plays a game, or several.
  case play(Options)
  /// Prints the options: all of them, or the most important ones, at a terminal in a language.
  case help(isWhole: Bool, Language? = nil)
  /// Prints what a shell reads to complete options.
  case completion(Shell)
  /// Prints the version.
  case version

  /// Reads the arguments of a command line, without the program's name.
  ///
  /// If an option is given twice, the last one counts. A request for help counts wherever it
  /// stands.
  package init(arguments: [String]) throws(StartError) {
    var scanner = ArgumentScanner(arguments)
    var options = Options()
    var words: [ArgumentScanner.Word] = []
    var mistake: StartError?
    while true {
      do throws(StartError) {
        guard let word = try scanner.next() else { break }
        words.append(word)
        if let request = try options.take(word) {
          self = request
          return
        }
      } catch {
        mistake = mistake ?? error
      }
    }
    // Bytes that are not UTF-8 arrive as U+FFFD, which would name another file.
    if let broken = arguments.firstIndex(where: { $0.unicodeScalars.contains("\u{fffd}") }) {
      throw .usage("argument \(broken + 1) is not valid UTF-8")
    }
    if let mistake { throw mistake }
    try options.check(words)
    self = .play(options)
  }
}

extension Options {
  /// Sets what an option says; returns what the program is to do instead of playing, if it says so.
  fileprivate mutating func take(_ word: ArgumentScanner.Word) throws(StartError) -> Invocation? {
    switch word.option.action {
    case .flag(let set):
      set(&self)
      return nil
    case .value(let expected, _, let set):
      do throws(Unreadable) {
        try set(&self, word.value ?? "")
      } catch {
        let part = error.number.map { " (number \($0)) is not part of" } ?? " is not"
        throw .usage("\(word.name): '\(error.word.shortened)'\(part) \(expected)")
      }
      // Only `--completion` sets it.
      return completion.map(Invocation.completion)
    case .help:
      guard let value = word.value else { return .help(isWhole: false, language) }
      guard value == "all" else {
        throw .usage("\(word.name): '\(value.shortened)' is not 'all'")
      }
      return .help(isWhole: true, language)
    case .version: return .version
    }
  }

  /// Throws if options cannot be given together, as they were written.
  fileprivate mutating func check(_ words: [ArgumentScanner.Word]) throws(StartError) {
    for word in words {
      if let other = words.first(where: { word.option.contradicts.contains($0.name) }) {
        throw .usage("\(word.name) contradicts \(other.name)")
      }
    }
    if isGTP { try checkMeaning(of: words, with: .gtp) }
    if games != nil { try checkMeaning(of: words, with: .games) }
    // Another program waits for the answer, and nobody watches the computer think.
    let hasDelay = words.contains { $0.name == "--delay" }
    if isGTP, !hasDelay { pace.thought = .zero }
    try checkMatch(words)
  }

  private func checkMeaning(
    of words: [ArgumentScanner.Word], with mark: CommandLineOption.Mark
  ) throws(StartError) {
    guard let useless = words.first(where: { !$0.option.marks.contains(mark) }) else { return }
    throw .usage("\(useless.name) means nothing with \(mark.rawValue)")
  }

  private func checkMatch(_ words: [ArgumentScanner.Word]) throws(StartError) {
    guard let games else {
      let hasOpening = words.contains { $0.name == "--opening" }
      if hasOpening { throw .usage("--opening means nothing without --games") }
      return
    }
    for side in Disk.sides where players[side] == nil || players[side] == .mode(.manual) {
      let name = side == .dark ? "--black" : "--white"
      throw .usage("--games needs a computer for each side, such as \(name) computer:3")
    }
    if games % 2 == 1 {
      throw .usage("--games needs an even number, so that both play each color")
    }
  }
}
