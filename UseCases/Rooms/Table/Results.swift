package import Domain

/// How clear a result is.
extension Game.Result {
  /// By how many disks the winner leads; 0 in a tie.
  package var lead: Int { abs(dark - light) }

  /// The lead of dark as tournaments count it: squares that stay empty count for the winner.
  package var score: Int {
    switch winner {
    case .dark: 64 - 2 * light
    case .light: 2 * dark - 64
    case nil: 0
    }
  }
}
