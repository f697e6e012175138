/// A console that applies commands from players and scripts to a game.
public protocol CommandConsole<Play>: Sendable {
  associatedtype Play: Playable

  /// The loop that runs the game.
  var loop: Loop<Play> { get }

  /// Carries out a command of one or more words and reports any refusal.
  func carryOut(_ words: [String]) async -> Reply

  /// Carries out an empty line.
  ///
  /// - Parameter beginsAgain: true if the prompt offered another game.
  func enter(beginsAgain: Bool) async -> Reply

  /// Continues the game after a script until a human must move (C4.2).
  ///
  /// Cancels any question, ends any review, and dismisses passes.
  func playOn() async

  /// Discards anything still pending when the player leaves.
  func leave() async

  /// Reports the reason for refusing a line.
  func tell(_ refusal: Refusal)

  /// Reports that the computer keeps failing.
  func tell(failure: String) async
}

/// The result of carrying out a line.
public enum Reply: Hashable, Sendable {
  case done
  /// The line required no action.
  case nothing
  /// The line was refused, and the console has reported why.
  case refused
  case quit
}
