import Adapters
import Domain
import UseCases

/// A game that was read, and the names of those who have played it.
struct ReadGame: Equatable {
  var record: Record
  var names = BySide<String?>(dark: nil, light: nil)
}

/// Returns the first game of a text in any notation, or nil if there is none.
func firstGame(of text: String) throws -> ReadGame? {
  switch GameNotation(of: text) {
  case .collection:
    let games = try GameCollection(text, game: 1, countsAll: false)
    return games.record.map { ReadGame(record: $0, names: games.names) }
  case .results:
    let games = try ResultLines(text, game: 1, countsAll: false)
    return games.record.map { ReadGame(record: $0, names: games.names) }
  case .savedGame:
    return ReadGame(record: try SavedGameText.decode(Array(text.utf8)).record)
  case .transcript:
    return try TranscriptGames(text, game: 1, countsAll: false).record.map { ReadGame(record: $0) }
  }
}
