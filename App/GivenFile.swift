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
    case .collection: return try found(GameCollection.self, in: text)
    case .keptGames: return try found(KeptGameLines.self, in: text)
    case .savedGame: return try saved()
    case .transcript: return try transcribed(text)
    }
  }

  /// The number of the game that is taken.
  private var taken: Int { number ?? 1 }

  /// Reads the game that is asked for in a notation that holds several.
  private func found(
    _ notation: (some GamesInText).Type, in text: String
  ) throws(StartError) -> GivenGame {
    let found: any GamesInText
    do throws(GameProblem) {
      found = try notation.init(text, game: taken, countsAll: number == nil)
    } catch {
      throw .game { GameText($0).problem(error, of: name, game: taken) }
    }
    return try given(found.record.map { SavedGame(record: $0) }, of: found.count)
  }

  private func saved() throws(StartError) -> GivenGame {
    let game: SavedGame
    do throws(Flaw) {
      game = try SavedGameText.decode(bytes)
    } catch {
      throw .game {
        let problem = GameText($0).problem(error)
        return $0("cannot read \(name): \(problem)", ja: "\(name) を読めません (\(problem))")
      }
    }
    return try given(taken == 1 ? game : nil, of: 1)
  }

  private func transcribed(_ text: String) throws(StartError) -> GivenGame {
    let games: TranscriptGames
    do throws(TranscriptGames.Problem) {
      games = try TranscriptGames(text, game: taken, countsAll: number == nil)
    } catch {
      throw .game { sentence(error, $0) }
    }
    return try given(games.record.map { SavedGame(record: $0) }, of: games.count)
  }

  private func sentence(
    _ problem: TranscriptGames.Problem, _ language: Language
  ) -> String {
    let text = GameText(language)
    guard case .noTranscript(let word) = problem else { return text.problem(problem, of: name) }
    let reason = text.noMove(word)
    return language(
      "\(name) is neither a saved game\(flaw(language)) nor a transcript (\(reason))",
      ja: "\(name) は保存した対局でも\(flaw(language))、手の並びでもありません (\(reason))")
  }

  /// What keeps the file from being a saved game, in parentheses.
  private func flaw(_ language: Language) -> String {
    do throws(Flaw) {
      _ = try SavedGameText.decode(bytes)
      return ""
    } catch {
      return " (\(GameText(language).problem(error)))"
    }
  }

  private func given(_ game: SavedGame?, of count: Int) throws(StartError) -> GivenGame {
    guard let game else {
      throw .missing {
        $0(
          "there is no game \(taken) in \(name), which has \(count)",
          ja: "\(name) に\(taken)局目はありません (全\(count)局)")
      }
    }
    let place = number == nil ? GivenGame.Place(file: name, count: count) : nil
    return GivenGame(game: game, place: place)
  }
}
