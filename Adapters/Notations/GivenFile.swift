package import UseCases

/// The game that is taken of a file of games (C5.16).
package struct GivenFile: Sendable {
  /// The game.
  package let game: SavedGame
  /// How many games the file has, if all were to be counted.
  package let count: Int

  /// Why a game cannot be taken.
  package enum Problem: Error {
    /// The file has fewer games.
    case missing(number: Int, count: Int)
    /// It begins as a saved game does, but is none.
    case savedGame(Flaw)
    /// The game with the number cannot be read.
    case game(GameProblem, number: Int)
    /// It is no transcript that can be played; what keeps it from being a saved game is told, too.
    case transcript(TranscriptGames.Problem, Flaw?)
  }

  /// Takes a game of the bytes of a file, in which a byte order mark says nothing.
  ///
  /// - Parameters:
  ///   - bytes: what the file holds.
  ///   - number: the number of the game, counted from 1; nil to take the first one and count all.
  /// - Throws: why there is no such game.
  package init(_ bytes: [UInt8], game number: Int?) throws(Problem) {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let taken = number ?? 1
    let game: SavedGame?
    switch GameNotation(of: text) {
    case .collection:
      (game, count) = try Self.found(GameCollection.self, in: text, game: number)
    case .keptGames:
      (game, count) = try Self.found(KeptGameLines.self, in: text, game: number)
    case .savedGame:
      do throws(Flaw) {
        let saved = try SavedGameText.decode(bytes)
        (game, count) = (taken == 1 ? saved : nil, 1)
      } catch {
        throw .savedGame(error)
      }
    case .transcript:
      do throws(TranscriptGames.Problem) {
        let games = try TranscriptGames(text, game: taken, countsAll: number == nil)
        (game, count) = (games.record.map { SavedGame(record: $0) }, games.count)
      } catch {
        throw .transcript(error, Self.flaw(of: bytes))
      }
    }
    guard let game else { throw .missing(number: taken, count: count) }
    self.game = game
  }

  private static func found(
    _ notation: (some GamesInText).Type, in text: String, game number: Int?
  ) throws(Problem) -> (SavedGame?, Int) {
    let taken = number ?? 1
    do throws(GameProblem) {
      let found = try notation.init(text, game: taken, countsAll: number == nil)
      return (found.record.map { SavedGame(record: $0) }, found.count)
    } catch {
      throw .game(error, number: taken)
    }
  }

  /// Returns what keeps bytes from being a saved game.
  private static func flaw(of bytes: [UInt8]) -> Flaw? {
    do throws(Flaw) {
      _ = try SavedGameText.decode(bytes)
      return nil
    } catch {
      return error
    }
  }
}
