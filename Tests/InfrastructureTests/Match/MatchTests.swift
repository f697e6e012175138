import Adapters
import Domain
import Infrastructure
import MatchReports
import Matches
import TestSupport
import Testing
import UseCases

struct MatchTests {
  private let modes = Modes(dark: .computer(.random), light: .computer(.random))

  private func game(_ number: Int, _ plan: MatchPlan, _ modes: Modes) async -> Session {
    await Match(plan, between: modes).game(number)
  }

  @Test func `C4.9 each game begins at the start and is over`()
    async throws
  {
    let match = Match(MatchPlan(count: 6, seed: 40), between: modes)
    var sessions: [Session] = []
    await match.play { sessions.append($0) }
    #expect(sessions.allSatisfy { $0.game.turn == nil && $0.record.start == Game() })
  }

  @Test func `C4.10 each further pair has the next seed`() async throws {
    let plan = MatchPlan(count: 6, seed: 40)
    let game = await game(4, plan, modes)
    #expect("\(game.record)" == RandomGame(seed: 42).steps.map(\.description).joined())
  }

  @Test func `C4.10 a player against itself plays no game twice`() async throws {
    let plan = MatchPlan(count: 4, seed: .max, opening: 8, isAgainstItself: true)
    #expect((0..<4).map(plan.seed) == [.max, 0, 1, 2])
    let modes = Modes(dark: .computer(.two), light: .computer(.two))
    let games = [await game(0, plan, modes), await game(1, plan, modes)]
    #expect(games[0].record.prefix(8) != games[1].record.prefix(8))
  }

  @Test func `C4.10 after the highest seed comes zero`() async throws {
    let third = await game(2, MatchPlan(count: 4, seed: .max), modes)
    #expect(await game(0, MatchPlan(count: 2, seed: 0), modes) == third)
  }

  @Test func `C4.10 a pair of games shares its seed and opening, and the players exchange colors`()
    async throws
  {
    let modes = Modes(dark: .computer(.two), light: .computer(.random))
    let plan = MatchPlan(count: 4, seed: 7, opening: 8)
    var games: [Session] = []
    for number in 0..<plan.count { games.append(await game(number, plan, modes)) }
    let openings = games.map { $0.record.prefix(8) }
    #expect(openings[0] == openings[1] && openings[2] == openings[3] && openings[1] != openings[2])
    #expect(games.map { $0.modes[.dark] } == [2, 0, 2, 0].map { .computer(Level($0) ?? .random) })
    #expect(games.map { $0.modes[.light] } == [0, 2, 0, 2].map { .computer(Level($0) ?? .random) })
    // Each game is the one that the two would play alone from there.
    let exchanged = Modes(dark: .computer(.random), light: .computer(.two))
    let same = MatchPlan(count: 2, seed: 7, opening: 8)
    #expect(await game(0, same, modes).record == games[0].record)
    #expect(await game(0, same, exchanged).record == games[1].record)
  }

  @Test func `C4.10 the opening has as many moves by chance as it is told`() async throws {
    let modes = Modes(dark: .computer(.two), light: .computer(.two))
    for opening in [0, 1, 12, 60] {
      let plan = MatchPlan(count: 2, seed: 3, opening: opening)
      let record = await game(0, plan, modes).record
      let chance = RandomComputer(seed: ~3)
      var expected = Record()
      while expected.steps.count(where: { $0 != .pass }) < opening, expected.game.turn != nil {
        if expected.pass() { continue }
        expected.place(on: try await chance.chooseSquare(for: expected, at: .random))
      }
      #expect(record.prefix(expected.steps.count) == expected)
    }
  }
}
