import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Moves are taken back and made again by chance, and compared with what somebody notes on paper.
@Suite struct ManyTakeBacksTests {
  @Test(arguments: 1...4)
  func `R10.1 R10.4 steps and what was taken back are as on paper, and together one game`(
    seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed)
    var (table, paper) = (SessionTable(), TakingBackPlay())
    for _ in 0..<RunOptions.takeBacks {
      for line in paper.turn(&chance) { try table.carryOut(line) }
      let (steps, undone) = (table.session.record.steps, table.session.course.undone)
      #expect((steps, undone) == (paper.paper.steps, paper.paper.undone))
      #expect(throws: Never.self, "so neither of them grows without end") {
        try Record(steps: steps + undone.reversed())
      }
      #expect(table.session.game == paper.paper.game)
    }
    #expect(table.repository.saves.count == paper.saves.count)
  }
}

extension SessionTable {
  /// Carries out a line of those that `TakingBackPlay` chooses.
  fileprivate mutating func carryOut(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    switch (words[0], words.dropFirst().first.flatMap { Int($0) }) {
    case ("undo", let count?): undo(count)
    case ("redo", let count?): redo(count)
    case ("reset", _): askReset()
    case ("ok", _): answer(.ok)
    case ("dismiss", _): dismiss()
    case ("bm", _): set(.dark, .manual)
    case ("wm", _): set(.light, .manual)
    case ("bc1", _): set(.dark, .computerAt(.one))
    case ("bc2", _): set(.dark, .computerAt(.two))
    case ("wc1", _): set(.light, .computerAt(.one))
    case ("wc2", _): set(.light, .computerAt(.two))
    default: try pick(words[0])
    }
  }
}
