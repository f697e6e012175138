import Adapters

/// The last message to a player who leaves (C5.18).
package struct Farewell: Hashable, Sendable {
  /// The moves that would otherwise be lost, or `nil`.
  package var transcript: String?
  /// The sentence about where the game is saved, if at all.
  package let sentence: String

  /// The lines below the final block, or `nil`.
  ///
  /// They go below it because a board that fills the screen leaves no room above.
  package var belowBlock: [String]? { transcript.map { [$0, sentence.printable] } }
}
