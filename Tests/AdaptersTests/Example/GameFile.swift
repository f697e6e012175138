import Adapters
import Domain
import UseCases

/// Returns the first game of a text in any notation, or nil if there is none.
func firstGame(of text: String) throws -> Record? {
  switch GameNotation(of: text) {
  case .collection:
    return try GameCollection(text, game: 1, countsAll: false).record
  case .keptGames:
    return try KeptGameLines(text, game: 1, countsAll: false).record
  case .savedGame:
    return try SavedGameText.decode(Array(text.utf8)).record
  case .transcript:
    return try TranscriptGames(text, game: 1, countsAll: false).record
  }
}
