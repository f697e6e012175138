import TestSupport
import Testing

@Suite struct SchedulesTests {
  /// `REVERSI_SCHEDULES=100000 swift test -c release` plays many; each seed is another game.
  private var seeds: Range<UInt64> { 0..<UInt64(RunOptions.schedules) }

  @Test
  func `R2.5 R3.1 R7.1 R12.2 whatever the schedule, what is told and saved is as on paper`() throws
  {
    var kills = 0
    var situations: Set<Situation> = []
    for seed in seeds {
      let result = try #require(RandomPlay(seed: seed).run(), "seed \(seed) got stuck")
      kills += result.kills
      situations.formUnion(result.situations)
      guard result.problem == nil else {
        Issue.record("seed \(seed): \(result.problem ?? "")")
        return
      }
    }
    #expect(kills > seeds.count / 2)
    let missing = Situation.all.filter { !$0.isExplored && !situations.contains($0) }.map(\.name)
    #expect(!RunOptions.isThorough || missing == [])
    print("without: \(missing)")
    print("\(seeds.count) games by seeded schedules, \(kills) kills")
  }

  @Test func `C4.3 a seed replays to the same bytes`() throws {
    for seed in seeds.prefix(RunOptions.replays) {
      let first = try #require(RandomPlay(seed: seed).run())
      #expect(RandomPlay(seed: seed).run() == first, "seed \(seed)")
    }
  }
}
