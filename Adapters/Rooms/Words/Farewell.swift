import Adapters

/// The last words to a player who leaves (C5.18).
package struct Farewell: Hashable, Sendable {
  /// The moves of a game that would be lost, or `nil`.
  package var transcript: String?
  /// The sentence that tells where the game is saved, if at all.
  package let sentence: String

  /// The lines below the final block, or `nil`.
  ///
  /// A board that fills the screen leaves no room for the moves above.
  package var belowBlock: [String]? { transcript.map { [$0, sentence.printable] } }
}
