/// An archived game (R7.10).
package struct ArchivedGame: Hashable, Sendable {
  /// The number in the archive, counted from 1.
  ///
  /// `nil` if the archive was too large for its games to be counted.
  package let number: Int?
  /// The day on which the game ended or was replaced, such as `2026-11-26`.
  package let date: String
  package let game: KeptGame

  /// Creates an archived game.
  package init(number: Int?, date: String, _ game: KeptGame) {
    self.number = number
    self.date = date
    self.game = game
  }
}
