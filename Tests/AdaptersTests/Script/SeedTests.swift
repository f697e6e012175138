import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// What a seed decides (C4.4).
struct SeedTests {
  /// The first numbers of SplitMix64 seeded with 1234567, as its authors' code prints them.
  static let numbers: [UInt64] = [
    6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
  ]

  /// Returns the square that the computer takes by a number.
  private func choice(_ number: Int, in game: Game) throws -> Square {
    let legal = SquareSet.all.filter { game.move(at: $0) != nil }
    return legal[Int(Self.numbers[number] % UInt64(legal.count))]
  }

  private func moves(_ script: String, from game: SavedGame? = nil) throws -> [Substring] {
    try play(script, from: game, computer: RandomComputer(seed: 1_234_567)).transcript
      .split(separator: "\n").filter { $0.contains(" plays ") }
      .map { $0.prefix { $0 != "," } }
  }

  @Test func `C4.4 one generator serves both sides`() throws {
    var game = Game()
    var expected: [Substring] = []
    for number in Self.numbers.indices {
      let square = try choice(number, in: game)
      expected.append("\(try #require(game.turn)) plays \(square)")
      game = try #require(game.placing(at: square))
    }
    #expect(try moves("", from: saved("x11")).prefix(5) == expected[...])
  }

  @Test func `C4.4 a single legal square takes a number, too`() throws {
    let game = try saved("x10", Ending.darkWins)
    #expect(game.game.legalSquares.count == 1)
    let expected: [Substring] = ["x plays c1", "x plays \(try choice(1, in: Game()))"]
    #expect(try moves("reset\nok\nblack computer", from: game) == expected)
  }

  @Test func `C4.4 a reset does not reseed`() throws {
    let expected: [Substring] = [
      "x plays \(try choice(0, in: Game()))", "x plays \(try choice(1, in: Game()))",
    ]
    #expect(try moves("reset\nok\nblack computer", from: saved("x10")) == expected)
  }

  @Test(arguments: ["black manual &\nblack computer", "reset &\nok &\nblack computer"])
  func `C4.4 a thought called off takes no number`(called: String) throws {
    let expected: [Substring] = ["x plays \(try choice(0, in: Game()))"]
    #expect(
      try moves("black computer &\nwait 1.999\n\(called) &\nwait 1.999\n\(called)") == expected)
  }
}
