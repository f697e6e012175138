import Adapters
import Domain
import Front
import UseCases

/// The game's computers, which answer neither before their pause is over nor long after it.
///
/// The pause runs beside the search, so that a player waits no longer than needed. While a study is
/// open, the answer waits behind a gate.
struct PacedComputer: Computer {
  let adviser: any Adviser
  /// Returns the level at which a side begins to think.
  let level: @Sendable (Disk) -> Level
  let pause: Duration
  /// The time limit of a search after the pause, or `nil` for none.
  let timeLimit: Duration?
  let timeline: Timeline
  let gate: Gate

  /// Returns the choice at the level that the side has when the thought begins.
  func chooseSquare(in game: Game) async throws -> Square {
    let level = level(game.turn ?? .dark)
    guard level.number > 0 else {
      // Asks last, so that a canceled thought draws no random number.
      try await timeline.sleep(for: pause)
      await gate.pass()
      try Task.checkCancellation()
      return try await adviser.chooseSquare(in: game, at: level)
    }
    async let rest: Void = timeline.sleep(for: pause)
    let choice = await search(game, level)
    // Waits even after a failure, to space out retries.
    try await rest
    await gate.pass()
    return try choice.get()
  }

  private func search(_ game: Game, _ level: Level) async -> Result<Square, any Error> {
    do {
      let square = try await timeline.answer(within: timeLimit.map { pause + $0 }) { [adviser] in
        try await adviser.chooseSquare(in: game, at: level)
      }
      return .success(square)
    } catch {
      return .failure(error)
    }
  }
}
