import Adapters

/// The help text of a command, where commands with equal texts share a row.
struct CommandHelp: Hashable, Sendable {
  let english: String
  let japanese: String
  /// True for a basic command.
  let isFirst: Bool

  init(_ english: String, ja japanese: String, isFirst: Bool = false) {
    self.english = english
    self.japanese = japanese
    self.isFirst = isFirst
  }
}
