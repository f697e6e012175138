import Domain
import ProgramSupport
import Rooms
import TestSupport
import TestTraits
import Testing
import UseCases

/// What one run of the program prints, another one reads back.
@Suite(.startsPrograms) struct RoundTripTests {
  @Test func `C3.16 games that one run has printed are read back by another`() async throws {
    let games = (1...UInt64(RunOptions.roundTrips)).map { seed in
      let steps = RandomGame(seed: seed).steps
      // Two of three games are broken off somewhere.
      return steps.prefix(seed % 3 == 0 ? steps.count : Int(seed) % steps.count + 1)
        .map(\.description).joined()
    }
    let written = try await told(of: games)
    #expect(written.map { $0[0] } == games)
    let read = try await told(of: written.map { $0[0] })
    #expect(read == written)
    for (game, answers) in zip(games, written) {
      let rows = try Game.played(game).board.description
      #expect(answers[1].prefix(64) == rows.filter { $0 != "\n" }, "\(game)")
    }
  }

  /// Returns the history and the position after each game.
  private func told(of games: [String]) async throws -> [[String]] {
    let script = games.map { "reset\nok\n\($0)\nwhite\nhistory\nposition\n" }.joined()
    let run = try await Home().run("--flip", "0", input: script)
    #expect(run.err == "")
    let lines = run.out.split(separator: "\n").map(String.init)
    return lines.indices.filter { lines[$0] == "o is manual" }
      .map { Array(lines[($0 + 1)...].prefix(2)) }
  }
}
