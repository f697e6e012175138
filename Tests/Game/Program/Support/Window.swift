import Domain
import Foundation
import GameSupport
import Infrastructure
import ProgramSupport
import TestSupport

/// One of several programs on the same game.
struct Window {
  let game: TerminalSession
  /// The game as the window shows it when a human is to move.
  private(set) var board: PlayedBoard
  /// True unless the window has said that it is not saved.
  let isSaved: Bool

  /// Waits until a program shows the game.
  init(_ game: TerminalSession) async throws {
    try await game.shows("the game") { $0.hasStarted }
    // The first frames may come before the failures of the start, but not what this key draws.
    game.type(Keys.control("l"))
    let screen = try await game.shows("the game anew") {
      $0.hasStarted && $0.clears > 1 && !$0.isFrameOpen
    }
    self.game = game
    board = PlayedBoard(screen) ?? PlayedBoard()
    isSaved = !screen.isUnsaved
  }

  /// Plays a move, and waits for the next turn of a human.
  mutating func plays(_ chance: inout SplitMix64) async throws {
    let deed = Deed.step(board, using: &chance)
    game.type(deed.keys)
    let screen = try await game.shows("\(deed)", where: deed.isDone)
    board = PlayedBoard(screen) ?? board
  }

  /// Kills the program at some moment of a move.
  ///
  /// - Returns: the states that it may have reached.
  func diesInMove(_ chance: inout SplitMix64) async throws -> [PlayedBoard] {
    let deed = Deed.step(board, using: &chance)
    let start = game.all.bytes.count
    game.type(deed.keys)
    await game.writes(start + chance.number(below: 1500), or: deed.isDone)
    try await dies()
    return [board] + deed.states
  }

  func dies() async throws {
    game.send(SIGKILL)
    _ = try await game.ended()
  }
}
