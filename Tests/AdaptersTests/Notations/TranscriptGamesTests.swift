import Adapters
import Domain
import Notations
import RoomAdapters
import TestSupport
import Testing

/// Games that follow each other in a transcript.
struct TranscriptGamesTests {
  /// A game that ends with its ninth move.
  private let short = "e6f4e3f6g5d6e7f5c5"

  /// Returns all games of a text.
  private func games(_ text: String) throws -> [String?] {
    let count = try TranscriptGames(text, game: 1).count
    return try (1...count).map { try TranscriptGames(text, game: $0).record?.description }
  }

  @Test(arguments: ["", " ", "\n", " --\n-- ", "\n# the next one\n1. "])
  func `C5.21 what follows the end of a game is the next game`(between: String) throws {
    #expect(try games(short + between + short + between + "c4") == [short, short, "c4"])
  }

  @Test func `C5.21 passes that were left out are made, and those after the end are not`() throws {
    let moves = "d3c3e6d2d1e1b2c1"
    #expect(try games(moves + "a3") == [moves + "--a3"])
    #expect(try games(short + "-- pa") == [short])
  }

  @Test(arguments: [
    ("d3a1", "a1", 2, 1), ("--", "--", 1, 1), ("d3 c3 hello", "hello", 3, 1),
    // What follows is not read.
    ("d3 a1 hello", "a1", 2, 1), ("d3 d9 a1", "d9", 2, 1),
  ])
  func `C5.16 C5.21 the first step that is not legal is named with its number in its game`(
    text: String, step: String, number: Int, game: Int
  ) {
    for (before, games) in [("", 0), ("\(short) -- ", 1), (short + short, 2)] {
      // A first word that is no pass after an end is a step of the next game.
      if !before.isEmpty, step == "--" { continue }
      let error = TranscriptGames.Problem.move(step, number: number, game: game + games)
      #expect(throws: error) { try TranscriptGames(before + text, game: 1) }
    }
  }

  @Test func `C5.22 what stands behind a game that is named by its number is not read`() throws {
    for (number, moves) in [(1, short), (2, short)] {
      let games = try TranscriptGames(short + short + " hello", game: number, countsAll: false)
      #expect((games.count, games.record?.description) == (number, moves))
    }
    let missing = try TranscriptGames(short + "d3", game: 3, countsAll: false)
    #expect((missing.count, missing.record) == (2, nil))
  }

  @Test(arguments: ["hello", "i9 d3", "", "# nothing"])
  func `C5.16 what does not begin with a move is no transcript`(text: String) {
    let word = String(text.prefix { $0 != " " }.prefix { $0 != "#" })
    #expect(throws: TranscriptGames.Problem.noTranscript(word)) {
      try TranscriptGames(text, game: 1)
    }
  }
}
