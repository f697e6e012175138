package import Adapters
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
    let found = try Self.found(in: bytes, game: number)
    guard let game = found.game else { throw .missing(number: number ?? 1, count: found.count) }
    self.game = game
    count = found.count
  }

  /// What was found in a file.
  private struct Found {
    /// The game that is asked for, or nil if there are fewer.
    let game: SavedGame?
    let count: Int
  }

  private static func found(in bytes: [UInt8], game number: Int?) throws(Problem) -> Found {
    let text = String(decoding: bytes, as: UTF8.self)
    switch GameNotation(of: text) {
    case .collection: return try found(GameCollection.self, in: text, game: number)
    case .keptGames: return try found(KeptGameLines.self, in: text, game: number)
    case .savedGame: return try saved(bytes, game: number)
    case .transcript: return try transcribed(text, game: number, flaw: flaw(of: bytes))
    }
  }

  private static func found(
    _ notation: (some GamesInText).Type, in text: String, game number: Int?
  ) throws(Problem) -> Found {
    let taken = number ?? 1
    do throws(GameProblem) {
      let found = try notation.init(text, game: taken, countsAll: number == nil)
      return Found(game: found.record.map { SavedGame(record: $0) }, count: found.count)
    } catch {
      throw .game(error, number: taken)
    }
  }

  private static func saved(_ bytes: [UInt8], game number: Int?) throws(Problem) -> Found {
    do throws(Flaw) {
      let saved = try SavedGameText.decode(bytes)
      return Found(game: (number ?? 1) == 1 ? saved : nil, count: 1)
    } catch {
      throw .savedGame(error)
    }
  }

  private static func transcribed(
    _ text: String, game number: Int?, flaw: Flaw?
  ) throws(Problem) -> Found {
    do throws(TranscriptGames.Problem) {
      let games = try TranscriptGames(text, game: number ?? 1, countsAll: number == nil)
      return Found(game: games.record.map { SavedGame(record: $0) }, count: games.count)
    } catch {
      throw .transcript(error, flaw)
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
