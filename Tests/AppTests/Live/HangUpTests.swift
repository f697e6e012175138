import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// A terminal whose window is closed (C5).
@Suite(.startsPrograms) struct HangUpTests {
  @Test(arguments: [
    [], ["--plain"], ["-bcomputer", "-wcomputer", "--delay", "0", "--flip", "0.004"],
  ])
  func `C5.7 a hang-up of its terminal always ends a program by SIGHUP`(
    arguments: [String]
  ) async throws {
    for _ in 1...RunOptions.hangUps {
      let home = try Home.live()
      let game = try home.live(["--new"] + arguments)
      try await game.shows("    a b c d e f g h")
      game.hangUp()
      #expect(try await game.ended().end == .signal(SIGHUP))
    }
  }

  @Test(arguments: [[], ["--plain"]])
  func `C5.7 a hang-up ends a program that ignores SIGHUP`(arguments: [String]) async throws {
    let home = try Home.live()
    let game = try home.live(shell: #"trap '' HUP; exec "$0" "$@""#, arguments)
    try await game.shows("'s turn")
    game.hangUp()
    #expect(try await game.ended().end == .signal(SIGHUP))
  }
}
