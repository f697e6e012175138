import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Seeded games are killed at seeded moments and go on from what they have left, again and again:
/// 300 times, or as often as `REVERSI_KILLS` says.
@Suite(.timeLimit(.minutes(30))) struct ManyKillsTests {
  @Test(arguments: 1...4)
  func `R7.1 R9.3 R10.3 R10.6 after a kill at any moment the game is as last told, or one later`(
    lane: UInt64
  ) async throws {
    var chance = SplitMix64(seed: lane)
    var game = try MortalGame()
    for number in 0..<(RunOptions.kills / 4) {
      // A hint takes long, so it is asked for now and then, in games that begin near their end.
      let isEnding = number % 20 == 19
      if isEnding { try game.replace(by: Self.ending(&chance)) }
      let script = Self.script(isEnding ? Self.endingLines : Self.lines, &chance)
      try await game.play(script, seed: chance.next()) {
        Int.random(in: 0...$0.printed.count, using: &chance)
      }
    }
    if RunOptions.kills > 300 {
      print("lane \(lane): \(game.later) later, \(game.leftovers) left over")
    }
  }

  private static let everywhere = [
    "bc &", "bc", "wc &", "wc", "bc1", "bc2 &", "wc 1 &", "wc3 &", "wc0", "bm &", "wm &", "bm",
    "wm", "cancel", "dismiss", "wait 0.3", "wait 3", "board &", "undo", "undo &", "undo 3 &", "redo",
    "redo &", "redo 2",
  ]
  private static let lines =
    everywhere + [
      "reset", "reset &", "ok", "ok &", "d3", "d3 &", "f5", "again", "undo 99 &", "redo 99",
      "d3c3c4c5", "1. f5 d6 2. c3 d3 c4 &",
    ]
  private static let endingLines = everywhere + ["hint", "hint &", "hint", "hint &"]

  /// Returns lines by chance; among them, now and then, a whole game from the start.
  private static func script(_ lines: [String], _ chance: inout SplitMix64) -> [String] {
    let script = (0..<12).compactMap { _ in lines.randomElement(using: &chance) }
    guard lines.contains("reset"), chance.number(below: 4) == 0 else { return script }
    let game = RandomGame(seed: chance.next()).filter { $0.game.turn != nil }
      .map { $0.square?.description ?? "--" }
    return ["reset &", "ok &", game.joined() + (chance.number(below: 2) == 0 ? "" : " &")] + script
  }

  /// Returns the text of a game without moves, in which at most ten squares are empty.
  private static func ending(_ chance: inout SplitMix64) -> String {
    let games = RandomGame(seed: chance.next()).map(\.game)
      .filter { $0.board.emptySquares.count <= 10 }
    return SavedGameText.encode(SavedGame(game: games.first ?? Game()))
  }
}
