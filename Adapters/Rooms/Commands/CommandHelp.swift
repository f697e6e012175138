import Adapters

/// What the help says of a command; commands of which it says the same stand in one line.
struct CommandHelp: Hashable, Sendable {
  /// The words in English.
  let english: String
  /// The words in Japanese.
  let japanese: String
  /// Whether a beginner needs the command.
  let isFirst: Bool

  init(_ english: String, ja japanese: String, isFirst: Bool = false) {
    self.english = english
    self.japanese = japanese
    self.isFirst = isFirst
  }
}
