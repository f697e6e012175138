import Domain
import EngineSupport
import Front
import GameSupport
import Infrastructure
import Players
import RawTerminal
import TestSupport
import TestTraits
import Testing
import UseCases

/// The computer of every level.
@Suite struct LeveledComputerTests {
  /// Plays a game between two levels, or so many of its moves; returns its squares.
  private func game(
    _ computer: LeveledComputer, _ dark: Level, _ light: Level, moves: Int = 60
  ) async throws -> [Square] {
    var game = Game()
    var squares: [Square] = []
    while let turn = game.turn, squares.count < moves {
      if let passed = game.passing() {
        game = passed
        continue
      }
      let square = try await computer.chooseSquare(
        in: game, at: turn == .dark ? dark : light)
      game = try #require(game.placing(at: square), "\(square) in\n\(game)")
      squares.append(square)
    }
    return squares
  }

  @Test func `R9.1 level 0 chooses like the random computer`() async throws {
    let (leveled, random) = (
      LeveledComputer(seed: 5), RandomComputer(seed: 5)
    )
    for game in Game.random(seed: 1) where !game.legalSquares.isEmpty {
      #expect(
        try await leveled.chooseSquare(in: game, at: .random)
          == (try await random.chooseSquare(in: game)))
    }
  }

  @Test func `G4.20 the same seed gives the same moves on any thread`() async throws {
    let first = try await game(LeveledComputer(seed: 3), .three, .one)
    let second = try await game(LeveledComputer(seed: 3, searchingOn: GameThread()), .three, .one)
    #expect(first == second)
  }

  @Test func `R9.8 other seeds give other games`() async throws {
    var games: Set<[Square]> = []
    for seed in 1...6 as ClosedRange<UInt64> {
      let computer = LeveledComputer(seed: seed)
      games.insert(try await game(computer, .three, .three, moves: 20))
    }
    #expect(games.count == 6)
  }

  @Test(arguments: [
    (
      Level.four, Level.five,
      "d3e3f4c3f5g5c4b4f3g3h6c6c5b6e2e6c2d6f2c1b3d2a4f1f6b5h3a5e7g4c7a3d1e1h4d8b2d7a2g1a6g6e8h5g2b7"
        + "a8a7b8c8f7b1g7h1h2g8f8a1h8h7"
    ),
    (
      .six, .four,
      "d3e3f6c3f4f5f3f7f2g3e2d1h3e6d6g4e1d2c1c7g6g5h4h6h5h2d7c8c2c5b3c6c4b4a5a4a3a2a1b2b6b1b5b7a6g2"
        + "f1g1h1a8a7h7g7b8e7d8f8h8g8e8"
    ),
  ])
  func `G4.20 levels 4 to 6 play as in version 1.0`(
    dark: Level, light: Level, squares: String
  ) async throws {
    let computer = LeveledComputer(seed: 5)
    // What was undone or asked for between the moves leaves nothing that a search reads.
    #expect(try await game(computer, dark, light, moves: 11).count == 11)
    let played = try await game(computer, dark, light)
    #expect(played.map(\.description).joined() == squares)
  }

  @Test func `G4.20 a canceled thought changes no later move`() async throws {
    let (undisturbed, disturbed) = (
      LeveledComputer(seed: 9), LeveledComputer(seed: 9)
    )
    for game in Game.random(seed: 2) where !game.legalSquares.isEmpty {
      let calledOff = Task { try await disturbed.chooseSquare(in: game, at: .two) }
      calledOff.cancel()
      _ = await calledOff.result
      #expect(
        try await disturbed.chooseSquare(in: game, at: .one)
          == (try await undisturbed.chooseSquare(in: game, at: .one)))
    }
  }

  @Test(.watched)
  func `R2.10 searches leave the threads of other tasks free, and end when canceled`()
    async throws
  {
    let searches = (0..<8).map { seed in
      Task {
        try await LeveledComputer(seed: seed, searchingOn: GameThread())
          .advice(on: Record(), about: .everyMove)
      }
    }
    for _ in 0..<100 { await Task { await Task.yield() }.value }
    for search in searches { search.cancel() }
    for search in searches { _ = try await search.value }
  }

  @Test(arguments: [(150, 2), (149, 1), (-50, 0), (-51, -1)])
  func `R9.7 an estimate is rounded to whole disks`(score: Int, disks: Int) {
    #expect(Advice.Value(score: score, isExact: false) == .estimate(disks))
  }

  @Test func `R9.7 a move that ends the game early has an exact value`() async throws {
    let board = Board.rows("", "", "", "---o----", "----x---")
    let hint = try await LeveledComputer(seed: 1)
      .advice(on: Record(start: Game(board: board, turn: .dark)), about: .everyMove)
    #expect(hint.best.value == .exact(3))
  }
}
