import Domain
import Infrastructure
import TestSupport
import Testing

/// The rules of the product agree with the obvious ones, position by position.
struct AgreementTests {
  @Test func `R1.3 R1.4 R1.5 R1.6 a slow implementation agrees on 200 random games`() throws {
    var tally = Tally()
    for seed in 1...200 as ClosedRange<UInt64> {
      try play(seed: seed, counting: &tally)
    }
    #expect(
      tally
        == Tally(
          positions: 12_298, passes: 99, endings: 200, fullBoards: 199, darkWins: 99,
          lightWins: 89, ties: 12))
  }

  @Test func `R1.3 R1.5 R1.6 a slow implementation agrees on 500 random boards`() throws {
    var tally = Tally()
    for seed in 1...500 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let turn: Disk = random.next() % 2 == 0 ? .dark : .light
      let empty = random.number(below: 64)
      var rules = ObviousRules()
      for square in ObviousRules.squares {
        let disk: Disk = random.next() % 2 == 0 ? .dark : .light
        rules.disks[square.y][square.x] = random.number(below: 64) < empty ? nil : disk
      }
      let symbols: [Disk?: Character] = [.dark: "x", .light: "o", nil: "-"]
      let board = try Board(rows: rules.disks.map { String($0.compactMap { symbols[$0] }) })
      let ruling = Ruling(rules, turn: turn)
      #expect(Ruling(Game(board: board, turn: turn)) == ruling, "seed \(seed)")
      tally.count(ruling)
    }
    #expect(
      tally
        == Tally(
          positions: 500, passes: 6, endings: 59, fullBoards: 10, darkWins: 24, lightWins: 24,
          ties: 11))
  }

  /// Plays a random game under both rules at once.
  private func play(seed: UInt64, counting tally: inout Tally) throws {
    var rules = ObviousRules()
    var turn = Disk.dark
    for (game, square) in RandomGame(seed: seed) {
      let ruling = Ruling(rules, turn: turn)
      try #require(Ruling(game) == ruling, "seed \(seed)")
      tally.count(ruling)
      if let square { rules.cover(rules.changes(by: turn, at: square), with: turn) }
      turn = turn == .dark ? .light : .dark
    }
  }
}
