import Adapters
import Rooms
import UseCases

/// A row of the command list: its words, meaning, and help.
struct CommandRow: Sendable {
  /// The full name, such as `reset`.
  let name: String
  /// The name, its synonyms, and its short forms.
  let words: [String]
  /// The Japanese words; the help shows the first one.
  ///
  /// They are neither completed nor suggested.
  let japanese: [String]
  /// The word that completion offers first.
  let offered: String
  /// Other phrases for this command, without its argument.
  let meanings: [String]
  /// Lines that may mean this command, each with the command to suggest.
  let guesses: [String: String]
  /// True if the command ends or leaves the game.
  ///
  /// It is suggested only for words within an edit distance of 1.
  let isDrastic: Bool
  let help: CommandHelp
  let argument: CommandArgument?
  /// The command for a line without an argument.
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

  /// The one-word synonyms that the help shows.
  var shortForms: [String] { words.filter { $0 != offered && !$0.contains(" ") } }

  /// Returns the command for a line with an argument, or the refusal of the argument.
  ///
  /// Returns `nil` for any other line.
  func command(_ line: String) -> Result<TableCommand, TableRefusal>? {
    guard let argument else { return nil }
    for word in words where line.hasPrefix(word) {
      guard let said = argument.said(by: line.dropFirst(word.count)) else { continue }
      return said.map { $0.called(word) }
    }
    return nil
  }

  /// Returns the full command for a phrase that stands for it, or `nil`.
  func meaning(of line: String) -> String? {
    // Leaves out `level`, which names no side.
    if meanings.contains(line), !CommandTable.asksForLevel(line) { return name }
    guard let argument else { return nil }
    for meaning in meanings where line.hasPrefix("\(meaning) ") {
      let rest = line.dropFirst(meaning.count)
      if case .success? = argument.said(by: rest) { return name + rest }
    }
    return nil
  }
}
