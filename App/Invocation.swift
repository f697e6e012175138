package import Adapters
import Domain
import UseCases

/// What a command line asks the program to do.
package enum Invocation: Hashable, Sendable {
  case play(Options)
  /// Prints the options: all of them, or the most important ones, at a terminal in a language.
  case help(isWhole: Bool, Language? = nil)
  /// Prints what a shell reads to complete options.
  case completion(Shell)
  case version

  /// Reads the arguments of a command line, without the program's name.
  ///
  /// If an option is given twice, the last one counts. A request for help counts wherever it stands.
  package init(arguments: [String]) throws(StartError) {
    var scanner = ArgumentScanner(arguments)
    var options = Options()
    var words: [ArgumentScanner.Word] = []
    var mistake: StartError?
    while true {
      do throws(StartError) {
        guard let word = try scanner.next() else { break }
        words.append(word)
        switch word.option.action {
        case .flag(let set): set(&options)
        case .value(let expected, let set):
          do throws(Unreadable) {
            try set(&options, word.value ?? "")
          } catch {
            let part = error.number.map { " (number \($0)) is not part of" } ?? " is not"
            throw .usage("\(word.name): '\(error.word.shortened)'\(part) \(expected)")
          }
          guard let shell = options.completion else { continue }
          self = .completion(shell)
          return
        case .help:
          if let value = word.value, value != "all" {
            throw .usage("\(word.name): '\(value.shortened)' is not 'all'")
          }
          self = .help(isWhole: word.value != nil, options.language)
          return
        case .version:
          self = .version
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
  /// Throws if options cannot be given together, as they were written.
  fileprivate mutating func check(_ words: [ArgumentScanner.Word]) throws(StartError) {
    for word in words {
      if let other = words.first(where: { word.option.contradicts.contains($0.name) }) {
        throw .usage("\(word.name) contradicts \(other.name)")
      }
    }
    for (mark, isGiven) in [(CommandLineOption.Mark.gtp, isGTP), (.games, games != nil)]
    where isGiven {
      if let useless = words.first(where: { !$0.option.marks.contains(mark) }) {
        throw .usage("\(useless.name) means nothing with \(mark.rawValue)")
      }
    }
    // Another program waits for the answer, and nobody watches the computer think.
    if isGTP, !words.contains(where: { $0.name == "--delay" }) { pace.thought = .zero }
    for side in Disk.sides
    where games != nil && players[side, default: .mode(.manual)] == .mode(.manual) {
      let name = side == .dark ? "--black" : "--white"
      throw .usage("--games needs a computer for each side, such as \(name) computer:3")
    }
    if let games, games % 2 == 1 {
      throw .usage("--games needs an even number, so that both play each color")
    }
    if games == nil, words.contains(where: { $0.name == "--opening" }) {
      throw .usage("--opening means nothing without --games")
    }
  }
}
