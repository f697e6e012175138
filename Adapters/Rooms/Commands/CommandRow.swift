import Adapters
import Rooms
import UseCases

/// A row of the list of commands: what may be typed for a command, what it does, and what the help
/// says of it.
struct CommandRow: Sendable {
  /// The word that a suggestion names, such as `reset`.
  let name: String
  /// What may be typed: the name, and words and short forms that say the same.
  let words: [String]
  /// Words in Japanese for whoever has an input method on, which are neither offered nor suggested;
  /// the help names the first.
  let japanese: [String]
  /// The word that completion offers before the others.
  let offered: String
  /// Lines that are no command but can mean only this one; what it takes follows them.
  let meanings: [String]
  /// Lines that may mean it, each with the word that is suggested instead.
  let guesses: [String: String]
  /// Whether it ends or leaves the game, so that it is suggested only for what is spelled nearly
  /// like it.
  let isDrastic: Bool
  /// What the help says of it.
  let help: CommandHelp
  /// What may follow each of its words, or nil if nothing may.
  let argument: CommandArgument?
  /// What it does if nothing follows.
  let said: TableCommand

  init(
    _ name: String, _ synonyms: String..., ja japanese: String..., offered: String? = nil,
    means meanings: [String] = [], guesses: [String: String] = [:], isDrastic: Bool = false,
    help: CommandHelp, takes argument: CommandArgument? = nil, does said: TableCommand
  ) {
    self.name = name
    words = [name] + synonyms
    self.japanese = japanese
    self.offered = offered ?? name
    self.meanings = meanings
    self.guesses = guesses
    self.isDrastic = isDrastic
    self.help = help
    self.argument = argument
    self.said = said
  }

  /// The short forms that the help names: words other than the one that is offered.
  var shortForms: [String] { words.filter { $0 != offered && !$0.contains(" ") } }

  /// Returns what a line says by one of the words and an argument, or why the argument
  /// is not right; nil for another line.
  func command(_ line: String) -> Result<TableCommand, TableRefusal>? {
    guard let argument else { return nil }
    for word in words where line.hasPrefix(word) {
      guard let said = argument.said(by: line.dropFirst(word.count)) else { continue }
      return said.map { $0.called(word) }
    }
    return nil
  }

  /// Returns the command as it should have been typed, if a line means it that is none.
  func meaning(of line: String) -> String? {
    // Whoever asks for a level does not say whose.
    if meanings.contains(line), !CommandTable.asksForLevel(line) { return name }
    guard let argument else { return nil }
    for meaning in meanings where line.hasPrefix("\(meaning) ") {
      let rest = line.dropFirst(meaning.count)
      if case .success? = argument.said(by: rest) { return name + rest }
    }
    return nil
  }
}
