import Adapters
import Domain
import Infrastructure
import MatchReports
import Players
import TestSupport
import UseCases

extension Bench {
  /// Plays games of each beginner against each of the lowest levels, and prints the share of the
  /// points that the beginner has.
  static func measureBeginners(games: String) async {
    guard let count = Int(games), count > 0 else { fail("'\(games)' is no number of games") }
    let levels = Level.all.prefix(6)
    print("| beginner |" + levels.map { " level \($0) |" }.joined())
    print("|---|" + levels.map { _ in "---|" }.joined())
    for beginner in Beginner.allCases {
      var row = "| \(beginner) |"
      for level in levels {
        let points = await points(of: beginner, against: level, games: count)
        row += " \((100 * points / Double(count)).tenths) % |"
      }
      print(row)
    }
  }

  /// Returns how many points a beginner has, with half a point for a tie, in games from openings of
  /// eight moves by chance; two games in a row have the same opening.
  private static func points(
    of beginner: Beginner, against level: Level, games: Int
  ) async -> Double {
    let plan = MatchPlan(count: games, seed: 1, opening: 8)
    return await withTaskGroup(of: Double.self) { group in
      for number in 0..<games {
        group.addTask {
          let side = plan.seated(BySide(dark: Disk.dark, light: .light), in: number).dark
          let lead = await lead(of: beginner, as: side, against: level, plan, number)
          return lead == 0 ? 0.5 : lead > 0 ? 1 : 0
        }
      }
      return await group.reduce(0, +)
    }
  }

  /// Returns how many disks more than the level the beginner has at the end of a game.
  private static func lead(
    of beginner: Beginner, as side: Disk, against level: Level, _ plan: MatchPlan, _ number: Int
  ) async -> Int {
    let seed = plan.seed(of: number)
    let computer = LeveledComputer(seed: seed, searching: .caller)
    let chance = RandomComputer(seed: ~seed)
    var generator = SplitMix64(seed: seed &* 2 &+ UInt64(number % 2))
    var record = Record()
    while let turn = record.game.turn {
      if record.pass() { continue }
      let square: Square?
      if record.game.moveNumber <= plan.opening {
        square = try? await chance.chooseSquare(for: record, at: .random)
      } else if turn == side {
        square = beginner.square(in: record.game, using: &generator)
      } else {
        square = try? await computer.chooseSquare(for: record, at: level)
      }
      guard let square, record.place(on: square) != nil else { fail("\(beginner) in \(record)") }
    }
    let board = record.game.board
    return board.count(of: side) - board.count(of: side.flipped)
  }
}
