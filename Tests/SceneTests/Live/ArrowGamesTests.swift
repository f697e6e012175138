import Domain
import Infrastructure
import Rooms
import TestSupport
import Testing
import UseCases

/// Games by arrows and Enter, among keys by chance (C6.45).
struct ArrowGamesTests {
  private static let noise = [
    Keys.up, Keys.down, Keys.left, Keys.right, Keys.tab, Keys.backspace, Keys.home, Keys.end,
    Keys.escape, "x", "d3", "\u{10}", "\u{e}", "hint\r", "reset\rn\r", "\u{1b}[5~",
  ]

  /// Whether a game is over, and its last screen.
  private struct Played: Sendable {
    let isOver: Bool
    let screen: TerminalScreen
  }

  /// Plays a game against a computer: whenever a square is awaited, one by chance is gone to and
  /// entered, after up to two other keys.
  private func play(seed: UInt64) throws -> Played? {
    let live = try LivePlay(
      "--seed \(seed) --delay 0.02 --flip 0.005", ["saved: x01"], seed: seed)
    return live.play { live in
      var chance = SplitMix64(seed: seed)
      for _ in 0..<100 {
        for _ in 0..<Int.random(in: 0...2, using: &chance) {
          await live.type(Self.noise.randomElement(using: &chance) ?? "")
        }
        // Esc is alone, and what was begun is left.
        await live.pass(60)
        await live.type("\u{15}" + Keys.end)
        await live.pass(200)
        let game = live.saved.game
        // At the end Enter would begin another game.
        if game.turn == nil { break }
        guard case .toMove = game.status else {
          await live.type(Keys.enter)
          continue
        }
        let legal = Array(game.legalSquares)
        await live.move(to: legal[Int.random(in: legal.indices, using: &chance)])
        await live.type(Keys.enter)
        await live.pass(200)
      }
      return Played(isOver: live.saved.game.turn == nil, screen: live.screen.now)
    }
  }

  @Test(arguments: 1...UInt64(RunOptions.drawnGames))
  func `C6.45 arrows and Enter play a whole game among other keys`(
    seed: UInt64
  ) throws {
    let game = try #require(try play(seed: seed), "seed \(seed) got stuck")
    let (isOver, screen) = (game.isOver, game.screen)
    #expect(isOver, "\(screen)")
    #expect(screen.unknown.isEmpty && !screen.hasWrapped)
  }
}

extension LivePlay {
  /// Moves the cursor to a legal square by Tab; it comes up first if it is not there.
  fileprivate func move(to square: Square) async {
    if cursor == nil { await type(Keys.up) }
    for _ in 0..<64 where cursor != square.description { await type(Keys.tab) }
  }
}
