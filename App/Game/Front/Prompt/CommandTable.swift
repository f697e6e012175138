import TerminalInput

/// The commands of all features.
enum CommandTable {
  static let commands: [Command] =
    Command.play + Command.advice + Command.coach + Command.undo + Command.newGame
    + Command.answers + Command.players + Command.study + Command.analysis + Command.lesson
    + Command.moveList
    + Command.games + Command.help + Command.settings

  /// The rows of the help, of commands and of what else a player types.
  static let help: [Command.Help] =
    [.moves] + commands.compactMap(\.help) + [.players]

  static let completion = Completion(
    of: commands.flatMap(\.words).filter { word in word.utf8.allSatisfy { $0 < 128 } }
      + ["black human", "black computer", "white human", "white computer"],
    synonyms: Set(commands.flatMap { $0.words.dropFirst() }))

  /// Returns the command with a word, or `nil`.
  static func command(_ word: String) -> Command? {
    commands.first { $0.words.contains(word) }
  }
}
