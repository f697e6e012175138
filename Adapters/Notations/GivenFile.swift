package import Adapters
import Domain
package import UseCases

/// The game that is taken of a text of games, such as a file (C5.16).
package struct GivenFile: Sendable {
  /// The game.
  package let game: SavedGame
  /// How many games the text has.
  package let count: Int

  /// Why a game cannot be taken.
  package enum Problem: Error {
    /// There are fewer games.
    case missing(number: Int, count: Int)
    /// The text begins as a saved game does, but is none.
    case savedGame(Flaw)
    /// The game cannot be read.
    case game(GameProblem)
  }

  /// Takes a game of the bytes of a text, in which a byte order mark says nothing.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - number: the number of the game, counted from 1.
  /// - Throws: why there is no such game.
  package init(_ bytes: [UInt8], game number: Int = 1) throws(Problem) {
    let mark = Array("\u{feff}".utf8)
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if Self.beginsAsSaved(bytes) {
      let saved: SavedGame
      do throws(Flaw) { saved = try SavedGameText.decode(bytes) } catch { throw .savedGame(error) }
      guard number == 1 else { throw .missing(number: number, count: 1) }
      (game, count) = (saved, 1)
      return
    }
    let found: Record?
    do throws(GameProblem) {
      let games = try GamesText(bytes, game: number)
      count = games.count
      found = try games.game()
    } catch {
      throw .game(error)
    }
    guard let found else { throw .missing(number: number, count: count) }
    game = SavedGame(record: found)
  }

  /// Returns whether a text begins as `x01` does.
  private static func beginsAsSaved(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 3, let turn = bytes.first, "xo-".utf8.contains(turn) else { return false }
    return bytes.dropFirst().prefix(2).allSatisfy("01".utf8.contains)
  }
}
