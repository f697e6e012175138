import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

struct MatchTests {
  private let modes = Modes(dark: .computer(.random), light: .computer(.random))

  @Test func `C4.9 each game begins at the start, is over, and has a seed of its own`() async {
    let match = Match(modes: modes, seed: 40)
    var records: [String] = []
    await match.play(6) { session in
      #expect(session.game.turn == nil && session.record.start == Game())
      records.append("\(session.record)")
    }
    for (number, record) in records.enumerated() {
      let alone = await Match(modes: modes, seed: 40 + UInt64(number)).game(0)
      #expect(record == "\(alone.record)")
    }
    #expect(Set(records).count == 6)
    #expect(records[2] == RandomGame(seed: 42).steps.map(\.description).joined())
  }

  @Test func `C4.9 after the highest seed comes zero`() async {
    let second = await Match(modes: modes, seed: .max).game(1)
    #expect(await Match(modes: modes, seed: 0).game(0) == second)
  }
}
