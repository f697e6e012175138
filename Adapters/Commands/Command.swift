import Domain
import UseCases

/// What a line of the console says (C3).
enum Command: Hashable, Sendable {
  case move(Square)
  /// Plays moves and passes, each when the game has settled.
  case play([Record.Step])
  case setMode(Disk, ModeChoice)
  case hint
  /// Takes so many moves back.
  case undo(Int)
  /// Makes so many moves again.
  case redo(Int)
  /// Asks for a new game.
  case reset
  /// Agrees to the alert that is up: to the reset question, or else to a pass.
  case ok
  /// Cancels the reset question.
  case cancel
  /// Dismisses a pass.
  case dismiss
  case show(Query)
  case quit
  /// Lets game time pass; in scripts only.
  case wait(Duration)
  case emptyLine
  /// A line with only a comment.
  case comment
}

/// What a player may ask to see.
enum Query: Hashable, Sendable {
  case board
  /// The legal squares.
  case moves
  /// The moves so far.
  case history
  /// The board and the turn, in one line.
  case position
  case help
  /// Who plays a side.
  case mode(Disk)
}
