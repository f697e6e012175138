import GameSupport
import TestSupport
import Testing

/// Players who press anything, at any time, with a seed.
struct RandomPlayTests {
  @Test(arguments: RunOptions.randomPlayers)
  func `G1.13 G2.5 G2.9 G3.20 G3.26 G6.9 G13.7 Random players break no rule of the front`(
    seed: UInt64
  ) {
    var player = RandomPlayer(seed: seed)
    for step in 1...RunOptions.randomKeys {
      player.act()
      guard let broken = player.broken else { continue }
      let last = player.actions.suffix(8).joined(separator: ", ")
      Issue.record("seed \(seed), step \(step): \(broken)\nafter: \(last)\n\(player.screen)")
      return
    }
  }
}
