import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Moves are taken back and made again by chance, and compared with what somebody notes on paper.
extension EverySessionTests {
  @Test(arguments: 1...4)
  func `R10.1 R10.4 steps and what was taken back are as on paper, and together one game`(
    seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed)
    var (session, play) = (Session(), TakingBackPlay())
    let notebook = Notebook()
    for _ in 0..<RunOptions.takeBacks {
      for input in play.turn(&chance) { _ = input.apply(to: &session, notebook.ports) }
      try #require(play.paper.difference(from: session) == nil)
      #expect(throws: Never.self, "so neither of them grows without end") {
        try Record(steps: session.record.steps + session.undone.reversed())
      }
    }
    let saves = notebook.notes.count { if case .saves = $0 { true } else { false } }
    #expect(saves == play.saves.count)
  }
}
