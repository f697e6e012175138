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
  /// Dark cannot move, light can.
  static let darkMustPass = Game(board: .rows("ox------"), turn: .dark)

  /// Light cannot move, dark can.
  static let lightMustPass = Game(board: .rows("xo------"), turn: .light)

  /// Dark has won.
  static let over = Game(board: .rows("xxx-----"), turn: .dark)

  /// All positions of a game that a seeded random player plays with itself.
  static func random(seed: UInt64) -> [Game] {
    RandomGame(seed: seed).map(\.game)
  }
}

extension Board {
  /// Returns the board with these rows on top, and empty ones below.
  static func rows(_ rows: String...) -> Board {
    let missing = Array(repeating: "--------", count: 8 - rows.count)
    return Board((rows + missing).joined(separator: "\n")) ?? Board()
  }
}
