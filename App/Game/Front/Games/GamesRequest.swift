/// The reason for reading the archived games.
package enum GamesRequest: Hashable, Sendable {
  /// The player wants to see them.
  case page
  /// A game has ended, and the wins are counted.
  case wins
}
