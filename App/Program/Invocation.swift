package import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The action that a command line requests.
package enum Invocation: Hashable, Sendable {
  case play(Options)
  /// Prints all options or only the most important ones.
  ///
  /// The language applies only at a terminal.
  case help(isWhole: Bool, Language? = nil)
  /// Prints the completion script of a shell.
  case completion(Shell)
  case manual
  case version

  /// Creates an invocation from the arguments without the program's name.
  ///
  /// The last value of a repeated option counts. A request such as `--help` wins over any error.
  package init(arguments: [String]) throws(StartError) {
    var options = Options()
    do throws(StartError) {
      try self.init(arguments: arguments, options: &options)
    } catch {
      throw error.wishing(options.language)
    }
  }

  /// Creates an invocation, keeping the options read before an error in `options`.
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
    // Invalid UTF-8 arrives as U+FFFD, which would name another file.
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
  /// Applies an option.
  ///
  /// - Returns: the invocation that replaces playing, or `nil`.
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
      // Only `--completion` sets `completion`.
      return completion.map(Invocation.completion)
    case .help:
      guard let value = word.value else { return .help(isWhole: false, language) }
      guard value == "all" else {
        throw .usage {
          $0(
            "\(word.name): use 'all', not '\(value.shortened)'",
            ja: "\(word.name): '\(value.shortened)' は使えません。'all' を指定してください")
        }
      }
      return .help(isWhole: true, language)
    case .manual: return .manual
    case .version: return .version
    }
  }

  /// Checks that options can be used together, and sets the default delay for GTP.
  fileprivate mutating func check(_ words: [ArgumentScanner.Word]) throws(StartError) {
    for word in words {
      if let other = words.first(where: { word.option.contradicts.contains($0.name) }) {
        throw .usage {
          $0(
            "\(word.name) cannot be used with \(other.name)",
            ja: "\(word.name) は \(other.name) と同時に使えません")
        }
      }
    }
    if isGTP { try checkMeaningWithGTP(of: words) }
    // With GTP, no human watches the computer think.
    let hasDelay = words.contains { $0.name == "--delay" }
    if isGTP, !hasDelay { timing.thought = .zero }
  }

  private func checkMeaningWithGTP(of words: [ArgumentScanner.Word]) throws(StartError) {
    guard let useless = words.first(where: { !$0.option.marks.contains(.gtp) }) else { return }
    throw .usage {
      $0(
        "\(useless.name) cannot be used with --gtp",
        ja: "\(useless.name) は --gtp と同時に使えません")
    }
  }
}
