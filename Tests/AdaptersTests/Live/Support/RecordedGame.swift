import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// Everything that is presented in a game of two computers with many interruptions, which a seed
/// decides: mode switches, questions, passes, and the end.
func recordedGame(seed: UInt64) -> [(event: Table.Event, table: Table)] {
  let both = SavedGame(modes: Modes(dark: .computer(.random), light: .computer(.random)))
  let timed = TimedLoop(both, computer: AdvisingByChance(seed: seed))
  timed.presenter.present(.started(.resumed), at: Table(Session(both)))
  try? timed.play { loop in
    var chance = SplitMix64(seed: seed)
    while await loop.play.game.turn != nil {
      try? await timed.time.sleep(
        for: .milliseconds(Int.random(in: 0...4000, using: &chance)))
      let side: Disk = Bool.random(using: &chance) ? .dark : .light
      let choices: [ModeChoice] = [.manual, .computer, .computerAt(.random), .computerAt(.four)]
      let choice = choices.randomElement(using: &chance) ?? .manual
      let input: [Table.Input] = [
        .setMode(side, choice), .ask(.hint), .ask(.values), .analyze, .askReset,
        .answer(.cancel),
        .make(.pass),
      ]
      await loop.send(input[Int.random(in: input.indices, using: &chance)])
    }
    await loop.waitUntilSettled()
    await loop.send(.answer(.cancel))
    await loop.send(.askReset)
    await loop.send(.answer(.ok))
  }
  return timed.presenter.record
}

/// A computer that chooses by chance whatever it is asked.
private struct AdvisingByChance: Adviser {
  private let chance: RandomComputer

  init(seed: UInt64) { chance = RandomComputer(seed: seed) }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try await chance.chooseSquare(for: record, at: .random)
  }
}
