import Adapters
import Domain
import UseCases

/// A file of games that a command line names (C5.16).
struct GivenFile {
  /// The name of the file as a player is told it.
  private let name: String
  private let bytes: [UInt8]

  /// Makes the file of bytes that were read; a byte order mark says nothing.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// Returns the game of a number, counted from 1.
  func game(_ number: Int) throws(StartError) -> GivenGame {
    let text = String(decoding: bytes, as: UTF8.self)
    switch GameNotation(of: text) {
    case .collection: return try collected(text, number)
    case .savedGame: return try saved(number)
    case .transcript: return try transcribed(text, number)
    }
  }

  private func collected(_ text: String, _ number: Int) throws(StartError) -> GivenGame {
    let games: GameCollection
    do throws(GameCollection.Problem) {
      games = try GameCollection(text, game: number)
    } catch {
      throw .game(sentence(error, number))
    }
    let game = games.record.map { SavedGame(record: $0, modes: Modes()) }
    return try given(game, number, of: games.count)
  }

  private func sentence(_ problem: GameCollection.Problem, _ number: Int) -> String {
    switch problem {
    case .notOthello: "game \(number) of \(name) is not a game of Othello"
    case .property(let property): "cannot read \(property.shortened) of \(name)"
    case .move(let move, let number): illegal(move.shortened, number, of: name)
    case .brokenOff: "cannot read the end of \(name)"
    }
  }

  private func saved(_ number: Int) throws(StartError) -> GivenGame {
    let game: SavedGame
    do throws(Flaw) {
      game = try SavedGameText.decode(bytes)
    } catch {
      throw .game("cannot read \(name): \(GameText().problem(error))")
    }
    return try given(number == 1 ? game : nil, number, of: 1)
  }

  private func transcribed(_ text: String, _ number: Int) throws(StartError) -> GivenGame {
    let records = try records(of: transcript(text))
    let record = zip(1..., records).first { $0.0 == number }?.1
    return try given(
      record.map { SavedGame(record: $0, modes: Modes()) }, number, of: records.count)
  }

  private func transcript(_ text: String) throws(StartError) -> Transcript {
    do throws(Unreadable) {
      return try Transcript(text)
    } catch {
      if let number = error.number, number > 1 {
        throw .game(illegal(error.word.shortened, number, of: name))
      }
      throw .game("\(name) is neither a saved game\(flaw) nor a transcript (\(reason(error)))")
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

  private func reason(_ problem: Unreadable) -> String {
    problem.word.isEmpty ? "no move" : "'\(problem.word.shortened)' is no move"
  }

  private func records(of transcript: Transcript) throws(StartError) -> [Record] {
    do throws(Transcript.IllegalStep) {
      return try transcript.games()
    } catch {
      let place = error.game == 1 ? name : "game \(error.game) of \(name)"
      throw .game(illegal("\(error.step)", error.number, of: place))
    }
  }

  private func given(
    _ game: SavedGame?, _ number: Int, of count: Int
  ) throws(StartError) -> GivenGame {
    guard let game else {
      throw .game("there is no game \(number) in \(name), which has \(count)")
    }
    return GivenGame(
      game: game, place: GivenGame.Place(file: name, number: number, count: count))
  }

  private func illegal(_ move: String, _ number: Int, of place: String) -> String {
    "move \(number) of \(place), \(move), is not legal"
  }
}
