package import Domain
package import UseCases

/// The player of a side, with the level of a computer.
package enum Player: Hashable, Sendable {
  case human
  case computer(Level)

  var isHuman: Bool { self == .human }
}

extension BySide<Player> {
  /// Combines the core's modes with the levels of the game.
  package init(_ modes: BySide<Mode>, _ levels: BySide<Level>) {
    self.init { modes[$0] == .manual ? .human : .computer(levels[$0]) }
  }

  var hasHuman: Bool { dark.isHuman || light.isHuman }

  /// The only human's side, or `nil` if there are two humans or none.
  var soleHuman: Disk? {
    guard dark.isHuman != light.isHuman else { return nil }
    return dark.isHuman ? .dark : .light
  }

  /// The sides whose mistakes count: the only human's, or both.
  var learners: [Disk] { soleHuman.map { [$0] } ?? Disk.sides }

  /// The level that the only human plays against, or `nil`.
  var opponent: Level? {
    guard let side = soleHuman?.flipped, case .computer(let level) = self[side] else { return nil }
    return level
  }
}

extension Model {
  /// The players of the game and the levels that they play at.
  var players: BySide<Player> { BySide(session.modes, levels.levels) }

  /// The players with the levels that count from their next thought on.
  var chosenPlayers: BySide<Player> { BySide(session.modes, settings.now.levels) }

  /// The side of the player who plays alone against a computer, or `nil`.
  var you: Disk? { players.soleHuman }
}
