package import Domain

extension Game.Result {
  /// The winner's lead in disks, or 0 in a tie.
  package var lead: Int { abs(dark - light) }

  /// Dark's lead in tournament scoring, where the winner gets the empty squares.
  package var score: Int {
    switch winner {
    case .dark: 64 - 2 * light
    case .light: 2 * dark - 64
    case nil: 0
    }
  }
}
