import Adapters
import Rooms
import UseCases

/// A row of the list of commands: its words, its meaning, and its help.
struct CommandRow: Sendable {
  /// The word for suggestions, such as `reset`.
  let name: String
  /// The name, its synonyms, and its short forms.
  let words: [String]
  /// Words for players with a Japanese input method, the first of them for the help.
  ///
  /// They are neither completed nor suggested.
  let japanese: [String]
  /// The word that completion offers first.
  let offered: String
  /// Lines that can mean only this command, without its argument.
  let meanings: [String]
  /// Lines that may mean this command, each with the word to suggest.
  let guesses: [String: String]
  /// True if the command ends or leaves the game.
  ///
  /// Only words with nearly the same spelling suggest it.
  let isDrastic: Bool
  let help: CommandHelp
  let argument: CommandArgument?
  /// The command without an argument.
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

  /// The short forms in the help.
  var shortForms: [String] { words.filter { $0 != offered && !$0.contains(" ") } }

  /// Returns the command for a word and its argument, or the refusal of the argument.
  ///
  /// Returns `nil` for another line.
  func command(_ line: String) -> Result<TableCommand, TableRefusal>? {
    guard let argument else { return nil }
    for word in words where line.hasPrefix(word) {
      guard let said = argument.said(by: line.dropFirst(word.count)) else { continue }
      return said.map { $0.called(word) }
    }
    return nil
  }

  /// Returns the exact command for a line that can mean only this one.
  func meaning(of line: String) -> String? {
    // The line asks for a level without naming a side.
    if meanings.contains(line), !CommandTable.asksForLevel(line) { return name }
    guard let argument else { return nil }
    for meaning in meanings where line.hasPrefix("\(meaning) ") {
      let rest = line.dropFirst(meaning.count)
      if case .success? = argument.said(by: rest) { return name + rest }
    }
    return nil
  }
}
