import Domain
import Infrastructure
import Players
import Rooms
import TestSupport
import UseCases

/// A game of two weak players, which a seed and a number decide.
struct OwnGame {
  /// Somebody who makes mistakes.
  private enum Player {
    case level(Level)
    case beginner(Beginner)
  }

  /// The moves by chance with which a game begins.
  private static let opening = 4

  private static let players =
    Level.all.prefix(4).map(Player.level) + Beginner.allCases.map(Player.beginner)

  private let dark: Player
  private let light: Player
  private let computer: LeveledComputer
  private var generator: SplitMix64

  /// Makes a game; of as many in a row as there are pairs of players, each has another pair.
  init(seed: UInt64, number: Int) {
    let pair = number % (Self.players.count * Self.players.count)
    dark = Self.players[pair / Self.players.count]
    light = Self.players[pair % Self.players.count]
    generator = SplitMix64(seed: seed &* 0x1_0000 &+ UInt64(number))
    computer = LeveledComputer(seed: generator.next(), searching: .caller)
  }

  /// Returns the game, played to its end; nil if a player does not move.
  mutating func played() async -> Record? {
    var record = Record()
    while let side = record.game.turn {
      if record.pass() { continue }
      guard let square = await square(in: record, by: side), record.place(on: square) != nil
      else { return nil }
    }
    return record
  }

  private mutating func square(in record: Record, by side: Disk) async -> Square? {
    if record.game.moveNumber <= Self.opening {
      let legal = Array(record.game.legalSquares)
      return legal[generator.number(below: legal.count)]
    }
    switch side == .dark ? dark : light {
    case .level(let level): return try? await computer.chooseSquare(for: record, at: level)
    case .beginner(let beginner): return beginner.square(in: record.game, using: &generator)
    }
  }
}
