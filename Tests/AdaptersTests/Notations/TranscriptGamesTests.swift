import Adapters
import Domain
import TestSupport
import Testing

/// Games that follow each other in a transcript.
struct TranscriptGamesTests {
  /// A game that ends with its ninth move.
  private let short = "e6f4e3f6g5d6e7f5c5"

  @Test(arguments: ["", " ", "\n", " --\n-- ", "\n# the next one\n1. "])
  func `C5.21 what follows the end of a game is the next game`(between: String) throws {
    let games = try Transcript(short + between + short + between + "c4").games()
    #expect(games.map(\.description) == [short, short, "c4"])
  }

  @Test func `C5.21 passes that were left out are made, and those after the end are not`() throws {
    let moves = "d3c3e6d2d1e1b2c1"
    #expect(try Transcript(moves + "a3").games().map(\.description) == [moves + "--a3"])
    #expect(try Transcript(short + "-- pa").games().map(\.description) == [short])
  }

  @Test func `C5.16 C5.21 a step that is not legal is named with its number in its game`() throws {
    for (text, step, number, game) in [
      ("d3a1", "a1", 2, 1), ("--", "--", 1, 1), ("\(short) -- d3 c3 a1", "a1", 3, 2),
    ] {
      let error = #expect(throws: Transcript.IllegalStep.self) { try Transcript(text).games() }
      #expect(error?.step.description == step)
      #expect(error?.number == number)
      #expect(error?.game == game)
    }
  }
}
