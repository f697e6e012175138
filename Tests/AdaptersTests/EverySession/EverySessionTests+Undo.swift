import Adapters
import Domain
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Moves are taken back and made again by chance, and compared with what somebody notes on paper.
extension EverySessionTests {
  @Test(arguments: 1...4)
  func `R10.1 R10.4 steps and undone steps match those on paper, and together are one game`(
    seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed)
    var (table, play) = (Table(), UndoPlay())
    let notebook = Notebook()
    for _ in 0..<RunOptions.takeBacks {
      for input in play.turn(&chance) { table.take(input, notebook.ports) }
      try #require(play.paper.difference(from: table) == nil)
      #expect(throws: Never.self, "so neither of them grows without end") {
        try Record(steps: table.record.steps + table.undone.reversed())
      }
    }
    let saves = notebook.notes.count { if case .saves = $0 { true } else { false } }
    #expect(saves == play.saves)
  }
}
