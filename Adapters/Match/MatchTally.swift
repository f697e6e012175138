import Domain

/// How many games of a match each player has won, by their sides in the first game.
struct MatchTally: CustomStringConvertible {
  /// The names of the players.
  let players: BySide<String>
  var wins = BySide(dark: 0, light: 0)
  var ties = 0

  init(of players: BySide<String>) { self.players = players }

  /// The number of games that are over.
  var count: Int { wins.dark + wins.light + ties }

  /// Such as `computer 4 wins 56, computer 3 wins 37, tied 7`.
  var description: String {
    "\(players.dark) wins \(wins.dark), \(players.light) wins \(wins.light), tied \(ties)"
  }

  /// The share of the points that the first player has, a tie being half a point, with its 95 %
  /// interval by Wilson's score, in which each game is one trial; empty before the first game.
  var share: String {
    guard count > 0 else { return "" }
    let games = Double(count)
    let share = (Double(wins.dark) + Double(ties) / 2) / games
    // The quantile of the normal distribution for 95 %.
    let square = 1.96 * 1.96
    let middle = (share + square / (2 * games)) / (1 + square / games)
    let variance = share * (1 - share) / games + square / (4 * games * games)
    let half = 1.96 * variance.squareRoot() / (1 + square / games)
    let low = percent(middle - half)
    let high = percent(middle + half)
    return "; \(players.dark) has \(percent(share)) % of the points"
      + " (95 % interval: \(low) to \(high))"
  }

  private func percent(_ share: Double) -> String {
    let tenths = Int((abs(share) * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
