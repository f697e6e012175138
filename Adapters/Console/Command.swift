import Domain
import UseCases

/// What a line of the console says (CONSOLE C3).
enum Command: Hashable, Sendable {
  /// A pick.
  case move(Square)
  /// A switch of a side's mode.
  case set(Disk, Mode)
  /// The wish for a new game.
  case reset
  /// An answer: it goes to the reset question if that is up, else to a pass.
  case ok
  /// An answer to the reset question.
  case cancel
  /// An answer to a pass.
  case dismiss
  /// Something to be shown.
  case show(Question)
  /// Leaves the program.
  case quit
  /// Lets game time pass; in scripts only.
  case wait(Duration)
  /// An empty line.
  case empty
  /// A line with a comment only.
  case nothing
}

/// What a player may ask to see.
enum Question: Hashable, Sendable {
  case board
  case moves
  case history
  case help
  case mode(Disk)
}
