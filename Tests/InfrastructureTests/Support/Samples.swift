import Domain
import TestSupport
import UseCases

extension Modes {
  /// All modes of both sides.
  static let all = Mode.samples.flatMap { dark in
    Mode.samples.map { Modes(dark: dark, light: $0) }
  }
}

extension Game {
  /// All positions of a game that a seeded random player plays with itself.
  static func random(seed: UInt64) -> [Game] {
    RandomGame(seed: seed).map(\.game)
  }
}
