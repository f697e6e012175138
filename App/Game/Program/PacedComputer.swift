import Adapters
import Domain
import Front
import UseCases

/// The game's computers, which answer neither before their pause is over nor long after it.
///
/// The pause runs beside the search, so that a player waits no longer than needed. While a study is
/// open, the answer waits behind a gate.
struct PacedComputer: Computer {
  let computer: any Computer
  /// Returns the level at which a side begins to think.
  let level: @Sendable (Disk) -> Front.Level
  let pause: Duration
  /// The time limit of a search after the pause, or `nil` for none.
  let timeLimit: Duration?
  let timeline: Timeline
  let gate: Gate

  /// Returns the choice at the level that the side has when the thought begins.
  ///
  /// The core knows only that a computer plays.
  func chooseSquare(for record: Record, at _: UseCases.Level) async throws -> Square {
    let side = record.game.turn ?? .dark
    let level = UseCases.Level(level(side))
    guard level != .random else {
      // Asks last, so that a canceled thought draws no random number.
      try await timeline.sleep(for: pause)
      await gate.pass()
      try Task.checkCancellation()
      return try await computer.chooseSquare(for: record, at: level)
    }
    async let rest: Void = timeline.sleep(for: pause)
    let square = await Result {
      try await timeline.answer(within: timeLimit.map { pause + $0 }) { [computer] in
        try await computer.chooseSquare(for: record, at: level)
      }
    }
    // Waits even after a failure, to space out retries.
    try await rest
    await gate.pass()
    return try square.get()
  }
}

extension UseCases.Level {
  /// Creates the core's level of a setting.
  init(_ level: Front.Level) { self = UseCases.Level(level.number) ?? .random }
}
