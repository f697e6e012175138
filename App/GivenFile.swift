import Adapters
import Domain
import UseCases

/// A file of games that a command line names (C5.16).
struct GivenFile {
  /// The name of the file as a player is told it.
  private let name: String
  private let bytes: [UInt8]
  /// The number of the game that is asked for, counted from 1; nil if the first one is to be taken,
  /// and all are to be counted.
  private let number: Int?

  /// Makes the file of bytes that were read; a byte order mark says nothing.
  init(name: String, bytes: [UInt8], number: Int?) {
    self.name = name
    self.number = number
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// Reads the game that is asked for.
  func game() throws(StartError) -> GivenGame {
    let text = String(decoding: bytes, as: UTF8.self)
    switch GameNotation(of: text) {
    case .collection:
      return try found { number, countsAll throws(GameProblem) in
        let games = try GameCollection(text, game: number, countsAll: countsAll)
        return (games.record, games.names, games.count)
      }
    case .results:
      return try found { number, countsAll throws(GameProblem) in
        let games = try ResultLines(text, game: number, countsAll: countsAll)
        return (games.record, games.names, games.count)
      }
    case .savedGame: return try saved()
    case .transcript: return try transcribed(text)
    }
  }

  /// The number of the game that is taken.
  private var taken: Int { number ?? 1 }

  /// A game that was read, the names of its players, and how many games were found.
  private typealias Found = (record: Record?, names: BySide<String?>, count: Int)

  private func found(
    _ read: (_ number: Int, _ countsAll: Bool) throws(GameProblem) -> Found
  ) throws(StartError) -> GivenGame {
    let found: Found
    do throws(GameProblem) {
      found = try read(taken, number == nil)
    } catch {
      throw .game(sentence(error))
    }
    let game = found.record.map { SavedGame(record: $0) }
    return try given(game, named: found.names, of: found.count)
  }

  private func sentence(_ problem: GameProblem) -> String {
    let place = place(ofGame: taken)
    return switch problem {
    case .notOthello: "game \(taken) of \(name) is not a game of Othello"
    case .property(let property): "cannot read \(property.shortened) of \(place)"
    case .move(let move, let number): illegal(move, number, of: place)
    case .brokenOff: "cannot read the end of \(place)"
    }
  }

  private func saved() throws(StartError) -> GivenGame {
    let game: SavedGame
    do throws(Flaw) {
      game = try SavedGameText.decode(bytes)
    } catch {
      throw .game("cannot read \(name): \(GameText().problem(error))")
    }
    return try given(taken == 1 ? game : nil, of: 1)
  }

  private func transcribed(_ text: String) throws(StartError) -> GivenGame {
    let games: TranscriptGames
    do throws(TranscriptGames.Problem) {
      games = try TranscriptGames(text, game: taken, countsAll: number == nil)
    } catch {
      throw .game(sentence(error))
    }
    return try given(games.record.map { SavedGame(record: $0) }, of: games.count)
  }

  private func sentence(_ problem: TranscriptGames.Problem) -> String {
    switch problem {
    case .noTranscript(let word):
      let reason = word.isEmpty ? "no move" : "'\(word.shortened)' is no move"
      return "\(name) is neither a saved game\(flaw) nor a transcript (\(reason))"
    case .move(let move, let number, let game):
      return illegal(move, number, of: place(ofGame: game))
    }
  }

  /// What keeps the file from being a saved game, in parentheses.
  private var flaw: String {
    do throws(Flaw) {
      _ = try SavedGameText.decode(bytes)
      return ""
    } catch {
      return " (\(GameText().problem(error)))"
    }
  }

  private func given(
    _ game: SavedGame?, named names: BySide<String?> = BySide(dark: nil, light: nil), of count: Int
  ) throws(StartError) -> GivenGame {
    guard let game else {
      throw .missing("there is no game \(taken) in \(name), which has \(count)")
    }
    let place = number == nil ? GivenGame.Place(file: name, count: count) : nil
    return GivenGame(game: game, names: names, place: place)
  }

  private func place(ofGame number: Int) -> String {
    number == 1 ? name : "game \(number) of \(name)"
  }

  private func illegal(_ move: String, _ number: Int, of place: String) -> String {
    "move \(number) of \(place), \(move.shortened), is not legal"
  }
}
