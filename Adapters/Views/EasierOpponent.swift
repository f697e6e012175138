import Domain
import UseCases

extension ViewModel {
  /// The side of a computer that has beaten the only person by 20 disks or more, with the level
  /// below its own; nil if there is none.
  var easierOpponent: (side: Disk, level: Level)? {
    guard case .won(let winner) = message, player(winner.flipped).mode == .manual,
      case .computer(let level) = player(winner).mode, let below = Level(level.number - 1),
      abs(dark.count - light.count) >= 20
    else { return nil }
    return (winner, below)
  }
}
