import Domain

/// What a player asks to see.
enum Look: Hashable, Sendable {
  case board
  /// The board at the end of a record with which the game begins.
  case earlier(Record)
  case moves
  case history
  /// The game in one line that other programs read.
  case ggf
  /// The board and the turn, in one line.
  case position
  /// All commands, or what the list says of a word.
  case help(on: String?)
  case rules
  case mode(Disk)
}
