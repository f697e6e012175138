import Adapters
import Infrastructure
import Players
import RoomAdapters
import Rooms
import TestSupport
import TestTraits
import Testing
import UseCases

/// Moves are taken back and made again by chance, in programs that are killed, as often as
/// `REVERSI_UNDOS` says.
@Suite(.startsPrograms) struct TakingBackKillsTests {
  @Test(arguments: [1 as UInt64, 2])
  func `R10.1 R10.4 R10.6 what was taken back by chance over kills is as on paper`(
    lane: UInt64
  ) async throws {
    var chance = SplitMix64(seed: lane)
    var (game, paper) = (try MortalGame(), TakingBackPlay())
    try game.replace(by: Self.text(paper))
    var (undos, kills) = (0, 0)
    while undos < RunOptions.undos / 2 {
      let seed = chance.next()
      let computer = LeveledComputer(seed: seed, searching: .caller)
      var script: [String] = []
      let before = paper
      try await paper.settle(with: computer)
      for _ in 0..<40 {
        let lines = paper.turn(&chance).map(\.line)
        let settles = chance.number(below: 3) > 0
        script += lines.dropLast() + lines.suffix(1).map { settles ? $0 : $0 + " &" }
        if settles { try await paper.settle(with: computer) }
      }
      undos += script.count { $0.hasPrefix("undo") || $0.hasPrefix("redo") }
      // Every other program has played its script when it is killed.
      let isWhole = kills % 2 == 0
      let (whole, printed) = try await game.play(script, seed: seed) {
        isWhole ? $0.printed.count : Int.random(in: 0...$0.printed.count, using: &chance)
      }
      kills += 1
      let noted: [String?] = paper.saves.map(Self.text)
      let same = zip(whole.texts, noted).prefix { $0 == $1 }.count
      try #require(
        whole.texts == noted,
        """
        after \(same) saves \(whole.texts.dropFirst(same).first ?? nil ?? "nothing"), on paper \
        \(noted.dropFirst(same).first ?? nil ?? "nothing"): \(script)
        """)
      let told = Self.takingBack(in: printed)
      let toldToTheEnd = Self.takingBack(in: String(decoding: whole.printed, as: UTF8.self))
      try #require(toldToTheEnd == paper.told, "\(script)")
      // What was told is saved, and at most one more.
      let left = ([before] + paper.saves).last {
        Self.text($0) == game.text && (told.count...told.count + 1).contains($0.told.count)
      }
      paper = try #require(left?.resumed, "\(script)")
    }
    if RunOptions.undos > 300 {
      print("lane \(lane): \(undos) times, \(kills) kills, \(game.later) later")
    }
  }

  /// The text of what is saved.
  private static func text(_ play: TakingBackPlay) -> String {
    SavedGameText.encode(play.paper.saved)
  }

  /// The whole lines about moves that were taken back or made again.
  private static func takingBack(in printed: String) -> [String] {
    printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      .filter { $0.hasPrefix("Took back ") || $0.hasSuffix(" again.") }
  }
}
