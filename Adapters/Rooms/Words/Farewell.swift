import Adapters

/// What a player who leaves is told (C5.18).
package struct Farewell: Hashable, Sendable {
  /// The moves of a game that is lost otherwise, or nil.
  package var transcript: String?
  /// Where the game is saved, or that it is not.
  package let sentence: String

  /// The lines that are written below a block that is left, because above a board that fills the
  /// screen nobody would see the moves; nil if there are none.
  package var belowBlock: [String]? { transcript.map { [$0, sentence.printable] } }
}
