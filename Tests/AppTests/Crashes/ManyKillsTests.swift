import Adapters
import Domain
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import TestTraits
import Testing
import UseCases

/// Seeded games are killed at seeded moments and go on from what they have left, again and again,
/// as often as `REVERSI_KILLS` says.
@Suite(.startsPrograms) struct ManyKillsTests {
  @Test(arguments: 1...4)
  func `R7.1 R9.3 R10.3 R10.6 after a kill at any moment the game is as last told, or one later`(
    lane: UInt64
  ) async throws {
    var chance = SplitMix64(seed: lane)
    var game = try MortalGame()
    for number in 0..<(RunOptions.kills / 4) {
      // A search is slow to begin, and advice takes long before the last squares. So 15 of 20
      // programs do neither, and those that give advice go on with a game near its end.
      let kind = [16: Kind.ending, 17: .levels, 18: .levels, 19: .levels][number % 20] ?? .usual
      if kind == .ending || number % 20 == 0, number > 0 {
        try game.replace(by: Self.ending(&chance))
      }
      let script = Self.script(kind, &chance)
      try await game.play(script, seed: chance.next()) {
        Int.random(in: 0...$0.printed.count, using: &chance)
      }
    }
    if RunOptions.kills > 200 {
      print("lane \(lane): \(game.later) later, \(game.leftovers) left over")
    }
  }

  private enum Kind { case usual, levels, ending }

  private static let lines = [
    "bc &", "bc", "wc &", "wc", "bm &", "wm &", "bm", "wm", "cancel", "dismiss", "wait 0.3",
    "wait 3", "board &", "undo", "undo &", "undo 3 &", "redo", "redo &", "redo 2",
  ]
  private static let levels = ["bc1", "bc2 &", "wc 1 &", "wc3 &", "wc0"]
  private static let beginnings = [
    "reset", "reset &", "ok", "ok &", "d3", "d3 &", "f5", "again", "undo 99 &", "redo 99",
    "d3c3c4c5", "1. f5 d6 2. c3 d3 c4 &",
  ]
  private static let hints = [
    "hint", "hint &", "values", "values &", "analyze", "analyze &", "back 2",
  ]

  /// Returns lines by chance; before them, now and then, a whole game from the start.
  private static func script(_ kind: Kind, _ chance: inout SplitMix64) -> [String] {
    let lines =
      switch kind {
      case .usual: lines + beginnings
      case .levels: lines + beginnings + levels
      case .ending: lines + levels + hints
      }
    let script = (0..<12).compactMap { _ in lines.randomElement(using: &chance) }
    guard kind == .usual, chance.number(below: 15) == 0 else { return script }
    let game = RandomGame(seed: chance.next()).steps.map(\.description)
    return ["reset &", "ok &", game.joined() + " &"] + script
  }

  /// Returns the text of a game without moves, in which at most ten squares are empty.
  private static func ending(_ chance: inout SplitMix64) -> String {
    let games = RandomGame(seed: chance.next()).map(\.game)
      .filter { $0.board.emptySquares.count <= 10 }
    return SavedGameText.encode(SavedGame(game: games.first ?? Game()))
  }
}
