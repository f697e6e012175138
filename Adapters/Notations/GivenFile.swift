package import Adapters
import Domain
package import UseCases

/// A game from a text or file of games (C5.16).
package struct GivenFile: Sendable {
  package let game: SavedGame
  /// The number of games in the text.
  package let count: Int

  /// The reason the requested game cannot be read.
  package enum Problem: Error {
    /// The text has fewer games than `number`.
    case missing(number: Int, count: Int)
    /// The text begins like a saved game but is invalid.
    case savedGame(SavedGameError)
    case game(GameFileError)
  }

  /// Reads a game from bytes, which may begin with a byte order mark.
  ///
  /// `number` counts the games in the text from 1.
  package init(_ bytes: [UInt8], game number: Int = 1) throws(Problem) {
    let mark = Array("\u{feff}".utf8)
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if Self.beginsAsSaved(bytes) {
      let saved: SavedGame
      do throws(SavedGameError) { saved = try SavedGameText.decode(bytes) } catch {
        throw .savedGame(error)
      }
      guard number == 1 else { throw .missing(number: number, count: 1) }
      (game, count) = (saved, 1)
      return
    }
    let found: Record?
    do throws(GameFileError) {
      let games = try GamesText(bytes, game: number)
      count = games.count
      found = try games.game()
    } catch {
      throw .game(error)
    }
    guard let found else { throw .missing(number: number, count: count) }
    game = SavedGame(record: found)
  }

  /// Returns whether a text begins like a saved game, such as `x01`.
  private static func beginsAsSaved(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 3, let turn = bytes.first, "xo-".utf8.contains(turn) else { return false }
    return bytes.dropFirst().prefix(2).allSatisfy("01".utf8.contains)
  }
}
