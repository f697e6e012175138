/// What carries out the lines that somebody types, or a script says, on a game.
public protocol CommandConsole<Play>: Sendable {
  /// The game.
  associatedtype Play: Playable

  /// The loop that keeps the game going.
  var loop: Loop<Play> { get }

  /// Carries out the words of a line, of which there is at least one, and tells why if it is
  /// refused.
  func carryOut(_ words: [String]) async -> Reply

  /// Carries out an empty line, at a prompt that has offered another game or has not.
  func enter(beginsAgain: Bool) async -> Reply

  /// Ends what would hold the game when nobody answers any more, and plays on until a person has to
  /// move (C4.2).
  func playOn() async

  /// Ends what waits for a person who leaves.
  func leave() async

  /// Tells why a line is refused.
  func tell(_ refusal: Refusal)

  /// Tells that a computer fails again and again, and why.
  func tell(failure: String) async
}

/// What has come of a line.
public enum Reply: Hashable, Sendable {
  case done
  /// There was nothing to do.
  case nothing
  /// The line was refused, and that was told.
  case refused
  case quit
}
