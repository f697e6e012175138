import Adapters

/// The help text of a command.
///
/// Commands with the same text share a row.
struct CommandHelp: Hashable, Sendable {
  let english: String
  let japanese: String
  /// True for a basic command, which `help` lists.
  let isFirst: Bool

  init(_ english: String, ja japanese: String, isFirst: Bool = false) {
    self.english = english
    self.japanese = japanese
    self.isFirst = isFirst
  }
}
