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
    let count = number(games)
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

  /// Plays games of a beginner who slips against a level, alone and with a coach, and prints the
  /// share of the points that the beginner has.
  ///
  /// Whenever the coach warns, the beginner takes the move back and chooses among the others.
  static func measureCoached(games: String, against word: String) async {
    let count = number(games)
    guard let level = Level.all.first(where: { "\($0)" == word }) else {
      fail("'\(word)' is no level")
    }
    for isCoached in [false, true] {
      let points = await points(of: .human, against: level, games: count, isCoached: isCoached)
      let share = (100 * points / Double(count)).tenths
      print("level \(level), \(isCoached ? "with a coach" : "alone"): \(share) %")
    }
  }

  private static func number(_ games: String) -> Int {
    guard let count = Int(games), count > 0 else { fail("'\(games)' is no number of games") }
    return count
  }

  /// Returns how many points a beginner has, with half a point for a tie, in games from openings of
  /// eight moves by chance; two games in a row have the same opening.
  private static func points(
    of beginner: Beginner, against level: Level, games: Int, isCoached: Bool = false
  ) async -> Double {
    let plan = MatchPlan(count: games, seed: 1, opening: 8)
    return await withTaskGroup(of: Double.self) { group in
      for number in 0..<games {
        group.addTask {
          let side = plan.seated(BySide(dark: Disk.dark, light: .light), in: number).dark
          let lead = await lead(
            of: beginner, as: side, against: level, plan, number, isCoached: isCoached)
          return lead == 0 ? 0.5 : lead > 0 ? 1 : 0
        }
      }
      return await group.reduce(0, +)
    }
  }

  /// Returns how many disks more than the level the beginner has at the end of a game.
  private static func lead(
    of beginner: Beginner, as side: Disk, against level: Level, _ plan: MatchPlan, _ number: Int,
    isCoached: Bool
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
        let warnings = isCoached ? await costly(in: record, by: computer) : .empty
        square = beginner.square(in: record.game, avoiding: warnings, using: &generator)
      } else {
        square = try? await computer.chooseSquare(for: record, at: level)
      }
      guard let square, record.place(on: square) != nil else { fail("\(beginner) in \(record)") }
    }
    let board = record.game.board
    return board.count(of: side) - board.count(of: side.flipped)
  }

  /// Returns the squares of which the coach warns.
  private static func costly(in record: Record, by computer: LeveledComputer) async -> SquareSet {
    let advice = try? await computer.advice(on: record, about: .everyMove)
    let best = advice?.best.worth?.lead ?? 0
    let costly = advice?.moves.filter { best - ($0.worth?.lead ?? best) >= Lesson.leastLoss }
    return SquareSet((costly ?? []).map(\.square))
  }
}

extension Beginner {
  /// Returns the square that the beginner chooses, and as long as somebody warns of it another one.
  fileprivate func square(
    in game: Game, avoiding warnings: SquareSet, using generator: inout SplitMix64
  ) -> Square? {
    var square = square(in: game, using: &generator)
    for _ in 1...100 {
      guard let chosen = square, warnings.contains(chosen) else { return square }
      square = self.square(in: game, using: &generator)
    }
    return game.legalSquares.subtracting(warnings).first
  }
}
