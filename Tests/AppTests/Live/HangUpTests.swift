import Foundation
import TestSupport
import Testing

/// A terminal whose window is closed (C5).
struct HangUpTests {
  @Test(arguments: [
    [], ["--plain"], ["-bcomputer", "-wcomputer", "--delay", "0", "--flip", "0.004"],
  ])
  func `C5.7 a program whose terminal is hung up ends by SIGHUP, never well`(
    arguments: [String]
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<RunOptions.hangUps {
        if number >= 10 { try await group.next() }
        group.addTask { try await hangUp(arguments) }
      }
      try await group.waitForAll()
    }
  }

  private func hangUp(_ arguments: [String]) async throws {
    let home = try Home.live()
    let game = try home.live(["--new"] + arguments)
    try await game.shows("    a b c d e f g h")
    game.hangUp()
    #expect(try await game.ended().end == .signal(SIGHUP))
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
