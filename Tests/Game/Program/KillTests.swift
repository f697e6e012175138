import Foundation
import GameSupport
import Infrastructure
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Programs at a terminal are killed at random moments, as many as `REVERSI_KILLS` says.
@Suite(.startsPrograms, .watched) struct KillTests {
  @Test(arguments: RunOptions.killedGames)
  func `R8.11 R7.10 G3.26 G11.2 a kill loses no game, move, player, or setting that was shown`(
    seed: UInt64
  ) async throws {
    var game = try MortalGame(seed: seed)
    for _ in 0..<min(8, RunOptions.kills) { try await game.playUntilKilled() }
    try await game.end()
  }

  @Test(arguments: RunOptions.killedGames)
  func `G11.7 R8.11 one of two programs saves its game, whichever is killed first`(
    seed: UInt64
  ) async throws {
    var chance = SplitMix64(seed: seed)
    let home = try Home()
    for _ in 0..<2 {
      let games = [try start(in: home), try start(in: home)]
      var windows = [try await Window(games[0]), try await Window(games[1])]
      for index in windows.indices { try await windows[index].plays(&chance) }
      let saving = windows.filter(\.isSaved)
      try #require(saving.count == 1, "seed \(seed)")
      #expect(try saved(in: home) == saving[0].board, "seed \(seed)")
      let victim = windows.remove(at: chance.number(below: 2))
      let reached = try await victim.diesInMove(&chance)
      let left = try saved(in: home)
      if victim.isSaved {
        #expect(reached.contains { left?.goesOn(from: $0) == true }, "seed \(seed)")
      } else {
        #expect(left == saving[0].board, "seed \(seed)")
      }
      try await windows[0].plays(&chance)
      #expect(try saved(in: home) == (victim.isSaved ? left : windows[0].board), "seed \(seed)")
      // Another program saves exactly if none does.
      windows.append(try await Window(start(in: home)))
      #expect(windows[1].isSaved == victim.isSaved, "seed \(seed)")
      try await windows[1].plays(&chance)
      let writer = windows[victim.isSaved ? 1 : 0]
      #expect(try saved(in: home) == writer.board, "seed \(seed)")
      for window in windows { try await window.dies() }
    }
  }

  private func start(in home: Home) throws -> TerminalSession {
    try home.start("--flip", "0", "--delay", "0", rows: 40)
  }

  private func saved(in home: Home) throws -> PlayedBoard? {
    try home.text(of: Home.game).flatMap(PlayedBoard.init(saved:))
  }
}
