import Adapters
import Domain
import Infrastructure
import UseCases

/// The game that a command line names, to begin with it in place of the saved one (C5.14 to C5.16).
struct GivenGame {
  let game: SavedGame
  /// The file in which it is, its number there, counted from 1, and how many games there are.
  let file: String
  let number: Int
  let count: Int

  static func read(_ beginning: Options.Beginning) throws(StartError) -> GivenGame? {
    switch beginning {
    case .saved: return nil
    case .game(let start, let moves):
      return GivenGame(game: try game(start, moves), file: "", number: 1, count: 1)
    case .file(let name): return try read(name)
    }
  }

  /// Reads a file or, if there is none of this name, one of the games of another, as in `FILE:3`.
  private static func read(_ name: String, _ number: Int? = nil) throws(StartError) -> GivenGame {
    let file = name == "-" ? "standard input" : name
    var bytes: [UInt8]
    do throws(SystemError) {
      bytes = try self.bytes(of: name)
    } catch {
      if error.isNotFound, number == nil, let colon = name.lastIndex(of: ":"),
        let given = Int(name[colon...].dropFirst())
      {
        return try read(String(name[..<colon]), given)
      }
      throw .game("cannot read \(file): \(error)")
    }
    // A byte order mark says nothing.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    let number = number ?? 1
    let (game, count) = try game(number, in: file, bytes)
    if (1...count).contains(number) {
      return GivenGame(game: game, file: file, number: number, count: count)
    }
    throw .game("there is no game \(number) in \(file), which has \(count)")
  }

  private static func bytes(of file: String) throws(SystemError) -> [UInt8] {
    guard file == "-" else { return try Descriptor.readFile(file) }
    let bytes = try Descriptor.input.readAll()
    StandardInput.continueAtTerminal()
    return bytes
  }

  /// Returns the game of a number in a file, and how many there are.
  private static func game(
    _ number: Int, in file: String, _ bytes: [UInt8]
  ) throws(StartError) -> (SavedGame, Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    let transcript = Result { () throws(Unreadable) in try Transcript(text).steps }
    if let steps = try? transcript.get() { return (try game(Game(), steps, of: " of \(file)"), 1) }
    do throws(Unreadable) {
      let games = try GameCollection(text, game: number)
      let record = games.record ?? Record()
      if games.count > 0 { return (SavedGame(record: record, modes: Modes()), games.count) }
      if case .failure(let problem) = transcript, problem.number ?? 1 > 1 { throw problem }
    } catch {
      let (place, word) = (" of \(file)", error.word.shortened)
      if let number = error.number { throw illegal(word, number, place) }
      throw .game("cannot read \(word)\(place)")
    }
    do throws(Flaw) {
      return (try SavedGameText.decode(bytes), 1)
    } catch {
      let problem = GameText().problem(error)
      let word = if case .failure(let problem) = transcript { problem.word.shortened } else { "" }
      let reason = word.isEmpty ? "no move" : "'\(word)' is no move"
      throw .game("\(file) is neither a saved game (\(problem)) nor a transcript (\(reason))")
    }
  }

  private static func game(
    _ start: Game, _ moves: [Record.Step], of file: String = ""
  ) throws(StartError) -> SavedGame {
    do throws(Record.IllegalStep) {
      return SavedGame(record: try Record(start: start, steps: moves), modes: Modes())
    } catch {
      let (played, rest) = (moves.prefix(error.number - 1), moves.dropFirst(error.number - 1))
      // Passes after the end say nothing.
      if rest.allSatisfy({ $0 == .pass }), let record = try? Record(start: start, steps: played),
        record.game.turn == nil
      {
        return SavedGame(record: record, modes: Modes())
      }
      throw illegal("\(error.step)", error.number, file)
    }
  }

  private static func illegal(_ move: String, _ number: Int, _ file: String) -> StartError {
    .game("move \(number)\(file), \(move), is not legal")
  }
}
