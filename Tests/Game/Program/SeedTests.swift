import Adapters
import Domain
import Engine
import Infrastructure
import Players
import Program
import TestSupport
import Testing
import UseCases

/// The moves of a computer with a seed, in the whole program with the real computers.
struct SeedTests {
  @Test(arguments: [1, 2, 3, 4], [UInt64(1), 2])
  func `G4.20 with a seed, a move depends on seed, position, and level alone`(
    level: Int, seed: UInt64
  ) throws {
    let moves = try reply(level, seed) { await $0.type("level \(level)") }
    #expect(moves.utf8.count == Self.played.utf8.count + 4)
    // Other positions and levels, and advice, were asked for before, and a thought was canceled.
    let later = try reply(level, seed) { game in
      await game.type("hint")
      await game.pass(.seconds(3))
      await game.type("level 5")
      await game.type(Self.move)
      await game.pass(.seconds(9))
      #expect(game.screen.contains("White plays"), "\(game.screen)")
      await game.type("undo")
      await game.type("level 0")
      await game.type(Self.otherMove)
      #expect(game.screen.contains("White thinks"), "\(game.screen)")
      await game.type("undo")
      await game.type("level \(level)")
    }
    #expect(later == moves, "seed \(seed)")
  }

  @Test func `G4.20 another seed can lead to another move`() throws {
    let all = try (1...8).map { seed in
      try reply(1, UInt64(seed)) { await $0.type("level 1") }
    }
    #expect(Set(all).count > 1, "\(all)")
  }

  /// A position of the opening, in which each level has several good moves.
  private static let played = "f5d6c3d3"
  private static let move = "c4"
  private static let otherMove = "e3"

  /// Plays a move after other steps, and returns the game with the answer.
  private func reply(
    _ level: Int, _ seed: UInt64, after steps: @escaping @Sendable (PlayedGame) async -> Void
  ) throws -> String {
    let saved = try SavedGame(modes: BySide(dark: .manual, light: .computer)).played(Self.played)
    let disk = GameDisk(["game": SavedGameText.encode(saved)])
    let computer = LeveledComputer(
      seed: seed, advising: SearchLimits(depth: 2, exactFrom: 2))
    let game = try PlayedGame(
      "--flip", "0", "--seed", "\(seed)", on: disk, computer: computer)
    game.play { game in
      await steps(game)
      await game.type(Self.move)
      await game.pass(.seconds(9))
    }
    return SavedGameText.record(of: disk["game"])
  }
}
