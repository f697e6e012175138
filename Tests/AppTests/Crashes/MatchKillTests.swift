import Foundation
import Infrastructure
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// A match is killed at seeded moments, a tenth as often as `REVERSI_KILLS` says.
@Suite(.startsPrograms) struct MatchKillTests {
  @Test(arguments: [1 as UInt64, 2])
  func `C4.9 after a kill at any moment whole lines are printed, the right ones`(
    lane: UInt64
  ) async throws {
    let home = try Home()
    let players = ["-bcomputer", "-wcomputer", "--seed", "\(lane)", "--games"]
    let known = try await home.run(players + ["100"]).out.split(separator: "\n").dropLast()
    var chance = SplitMix64(seed: lane)
    for _ in 0..<max(1, RunOptions.kills / 20) {
      let moment = Int.random(in: 0..<10_000, using: &chance)
      let child = try home.start(players + ["1000000000"], reaction: (SIGKILL, moment))
      let run = await child.ended()
      #expect((run.err, run.end) == ("", .signal(SIGKILL)))
      #expect(run.out.isEmpty || run.out.hasSuffix("\n"))
      let lines = run.out.split(separator: "\n")
      #expect(zip(lines, known).allSatisfy(==))
      #expect(lines.allSatisfy { $0.split(separator: "\t").count == 7 })
    }
  }
}
