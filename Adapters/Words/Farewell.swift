/// What a player who leaves is told (C5.18).
package struct Farewell: Hashable, Sendable {
  /// The moves of each game that is lost otherwise.
  package var transcripts: [String] = []
  /// Where the game is saved, or that it is not.
  package let sentence: String

  /// The lines that are written below a block that is left, because above a board that fills the
  /// screen nobody would see the games; nil if there are none.
  package var belowBlock: [String]? {
    transcripts.isEmpty ? nil : transcripts + [sentence.printable]
  }
}
