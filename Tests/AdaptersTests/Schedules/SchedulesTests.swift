import TestSupport
import Testing

@Suite struct SchedulesTests {
  /// `REVERSI_SCHEDULES=100000 swift test -c release` plays many; each seed is another game.
  private var seeds: Range<UInt64> { 0..<UInt64(RunOptions.schedules) }

  @Test
  func `C2.1 C2.3 C2.4 C2.5 C2.6 C2.8 R7.1 whatever the schedule, what is told and saved is right`()
    throws
  {
    var kills = 0
    for seed in seeds {
      let result = try #require(RandomPlay(seed: seed).run(), "seed \(seed) got stuck")
      kills += result.kills
      guard result.problem == nil else {
        Issue.record("seed \(seed): \(result.problem ?? "")")
        return
      }
    }
    #expect(kills > seeds.count / 2)
    print("\(seeds.count) games by seeded schedules, \(kills) kills")
  }

  @Test func `C4.3 a seed replays to the same bytes`() throws {
    for seed in seeds.prefix(RunOptions.replays) {
      let first = try #require(RandomPlay(seed: seed).run())
      #expect(RandomPlay(seed: seed).run() == first, "seed \(seed)")
    }
  }
}
