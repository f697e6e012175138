import Domain

/// What occurred in some games.
struct Tally: Equatable {
  var positions = 0
  var passes = 0
  var endings = 0
  var fullBoards = 0
  var darkWins = 0
  var lightWins = 0
  var ties = 0

  /// Counts one more position.
  mutating func count(_ ruling: Ruling) {
    positions += 1
    switch ruling.status {
    case .toMove: return
    case .toPass: passes += 1
    case .over(let winner):
      endings += 1
      if ruling.counts[0] + ruling.counts[1] == 64 { fullBoards += 1 }
      switch winner {
      case .dark: darkWins += 1
      case .light: lightWins += 1
      case nil: ties += 1
      }
    }
  }
}
