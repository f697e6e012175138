/// The reason for reading the archived games.
package enum GamesRequest: Hashable, Sendable {
  /// The player wants to see them.
  case page
  /// The player wants to study the one with this number.
  case open(number: Int)
  /// A game has ended, and the wins are counted.
  case wins
}
