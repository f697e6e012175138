package import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// What a command line asks the program to do.
package enum Invocation: Hashable, Sendable {
  /// Plays a game.
  case play(Options)
  /// Prints the options: all of them, or the most important ones, at a terminal in a language.
  case help(isWhole: Bool, Language? = nil)
  /// Prints what a shell reads to complete options.
  case completion(Shell)
  /// Prints the manual page.
  case manual
  /// Prints the version.
  case version

  /// Reads the arguments of a command line, without the program's name.
  ///
  /// If an option is given twice, the last one counts. A request for help counts wherever it
  /// stands.
  package init(arguments: [String]) throws(StartError) {
    var options = Options()
    do throws(StartError) {
      try self.init(arguments: arguments, options: &options)
    } catch {
      throw error.wishing(options.language)
    }
  }

  /// Reads the arguments, with the options as far as they could be read.
  private init(arguments: [String], options: inout Options) throws(StartError) {
    var scanner = ArgumentScanner(arguments)
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
      throw .usage {
        $0(
          "argument \(broken + 1) is not valid UTF-8", ja: "\(broken + 1)番目の引数が UTF-8 として正しくありません")
      }
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
    case .value(let expected, let japanese, _, let set):
      let value = word.value ?? ""
      guard set(&self, value) else {
        let typed = "\(word.name): '\(value.shortened)'"
        throw .usage {
          $0("\(typed) is not \(expected)", ja: "\(typed) は使えません。\(japanese)を指定してください")
        }
      }
      // Only `--completion` sets it.
      return completion.map(Invocation.completion)
    case .help:
      guard let value = word.value else { return .help(isWhole: false, language) }
      guard value == "all" else {
        throw .usage {
          $0(
            "\(word.name): '\(value.shortened)' is not 'all'",
            ja: "\(word.name): '\(value.shortened)' は使えません。'all' を指定してください")
        }
      }
      return .help(isWhole: true, language)
    case .manual: return .manual
    case .version: return .version
    }
  }

  /// Throws if options cannot be given together, as they were written.
  fileprivate mutating func check(_ words: [ArgumentScanner.Word]) throws(StartError) {
    for word in words {
      if let other = words.first(where: { word.option.contradicts.contains($0.name) }) {
        throw .usage {
          $0("\(word.name) contradicts \(other.name)", ja: "\(word.name) は \(other.name) と同時に使えません")
        }
      }
    }
    if isGTP { try checkMeaningWithGTP(of: words) }
    // Another program waits for the answer, and nobody watches the computer think.
    let hasDelay = words.contains { $0.name == "--delay" }
    if isGTP, !hasDelay { pace.thought = .zero }
  }

  private func checkMeaningWithGTP(of words: [ArgumentScanner.Word]) throws(StartError) {
    guard let useless = words.first(where: { !$0.option.marks.contains(.gtp) }) else { return }
    throw .usage {
      $0(
        "\(useless.name) means nothing with --gtp",
        ja: "\(useless.name) は --gtp と一緒では意味がありません")
    }
  }
}
