import Domain
import Front
import GameSupport
import Infrastructure
import Players
import TestSupport
import UseCases

extension Bench {
  /// Who plays a side.
  private enum Player {
    case level(Level)
    case beginner(Beginner)
  }

  /// The moves by chance with which a game begins.
  private static let opening = 8

  /// Plays games of each level against the one below, and prints the share of the points that the
  /// higher one has.
  static func measureLevels(games: String) async {
    let count = number(games)
    for (level, below) in zip(Level.all.dropFirst(), Level.all) {
      let share = await share(of: .level(level), against: .level(below), games: count)
      print("level \(level) against level \(below): \(share)")
    }
  }

  /// Plays games of each beginner against each of the lowest levels, and prints the share of the
  /// points that the beginner has.
  static func measureBeginners(games: String) async {
    let count = number(games)
    let levels = Level.all.prefix(6)
    print("| beginner |" + levels.map { " level \($0) |" }.joined())
    print("|---|" + levels.map { _ in "---|" }.joined())
    for beginner in Beginner.allCases {
      var row = "| \(beginner) |"
      for level in levels {
        row += " \(await share(of: .beginner(beginner), against: .level(level), games: count)) |"
      }
      print(row)
    }
  }

  private static func number(_ games: String) -> Int {
    guard let count = Int(games), count > 0 else { fail("'\(games)' is no number of games") }
    return count
  }

  /// Returns the share of the points that a player has, a tie being half a point; two games in a
  /// row have the same opening, with the colors exchanged.
  private static func share(
    of player: Player, against other: Player, games: Int
  ) async -> String {
    await withTaskGroup(of: Double.self) { group in
      for number in 0..<games {
        group.addTask {
          let isDark = number.isMultiple(of: 2)
          let players = isDark ? (player, other) : (other, player)
          let lead = await leadOfDark(in: number, BySide(dark: players.0, light: players.1))
          return lead == 0 ? 0.5 : (lead > 0) == isDark ? 1 : 0
        }
      }
      let points = await group.reduce(0, +)
      return "\((100 * points / Double(games)).tenths) %"
    }
  }

  /// Plays the game with a number, and returns how many disks more than the other dark has at its
  /// end.
  private static func leadOfDark(in number: Int, _ players: BySide<Player>) async -> Int {
    let seed = UInt64(1 + number / 2)
    let computer = LeveledComputer(seed: seed)
    // Not the numbers that a player draws.
    let chance = RandomComputer(seed: ~seed)
    var generator = SplitMix64(seed: seed &* 2 &+ UInt64(number % 2))
    var record = Record()
    while let side = record.game.turn {
      if record.pass() { continue }
      let square: Square?
      if record.game.moveNumber <= opening {
        square = try? await chance.chooseSquare(in: record.game)
      } else {
        switch players[side] {
        case .level(let level):
          square = try? await computer.chooseSquare(in: record.game, at: level)
        case .beginner(let beginner):
          square = beginner.square(in: record.game, using: &generator)
        }
      }
      guard let square, record.place(on: square) != nil else { fail("no move in \(record)") }
    }
    return record.game.board.count(of: .dark) - record.game.board.count(of: .light)
  }
}
