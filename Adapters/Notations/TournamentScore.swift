import Domain

extension Game {
  /// The lead of dark at the end, as tournaments count it: squares that stay empty count for the
  /// winner; nil before the end.
  var tournamentScore: Int? {
    guard case .over(let winner) = status else { return nil }
    guard let winner else { return 0 }
    let lead = 64 - 2 * board.count(of: winner.flipped)
    return winner == .dark ? lead : -lead
  }
}
