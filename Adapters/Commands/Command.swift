import Domain
import UseCases

/// What a line of the console says (C3).
struct Command: Hashable, Sendable {
  /// What a refusal calls it, such as `d3` or `ok`.
  let name: String
  let action: Action

  enum Action: Hashable, Sendable {
    case input(Input)
    /// Agrees to the alert that is up.
    case agree
    /// Gives the answer to the alert that changes least; without an alert, ends an analysis or else, if
    /// that is wanted, drops what is planned.
    case enter(dropsPlanned: Bool)
    /// Drops what is planned, or else cancels the question, or else ends the analysis.
    case escape
    case show(Look)
    /// Sets the level of the only computer.
    case level(Level)
    case quit
    case wait(Duration)
    case nothing
  }
}

enum Look: Hashable, Sendable {
  case board
  /// The board before the move of this number, or before the last one.
  case back(Int?)
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
