import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// A game at a terminal in which nothing is typed (C6.44, C6.45, C6.48).
@Suite(.startsPrograms) struct ArrowKeysTests {
  @Test func `C6.44 C6.45 C6.48 a game is played to its end by arrows and Enter alone`()
    async throws
  {
    let corner = "xo------"
    let position = corner + String(repeating: "-", count: 48) + corner + " x"
    let game = try Home.live().live(["--position", position, "--flip", "0"])
    try await game.showsPrompt()
    game.type(Keys.right)
    try await game.shows("  1 x o[+]- - - - - 1")
    game.type(Keys.enter)
    try await game.showsPrompt("[Enter] Dismiss>")
    game.type(Keys.enter)
    try await game.showsPrompt("reversi>")
    game.type(String(repeating: Keys.down, count: 8))
    try await game.shows("  8 x o[+]- - - - - 8")
    game.type(Keys.enter)
    let screen = try await game.shows("Black won by 6.")
    #expect(screen.unknown == [])
    game.type(Keys.control("d"))
    let all = try await game.ended()
    #expect(all.end == .status(0))
    // Reports of the mouse have the numbers 9 and 1000 to 1016.
    let text = String(decoding: all.bytes, as: UTF8.self)
    #expect(!text.contains(#/\u{1b}\[\?(9|10[01][0-9])[hl]/#))
  }
}
