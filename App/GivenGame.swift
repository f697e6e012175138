import Adapters
import Domain
import Infrastructure
import UseCases

/// The game that a command line names, to begin with it in place of the saved one (C5.14 to C5.16).
struct GivenGame {
  let game: SavedGame
  /// The file in which it is, its number there, counted from 1, and how many games there are.
  var (file, number, count) = ("", 1, 1)

  static func read(_ beginning: Options.Beginning) throws(StartError) -> GivenGame? {
    switch beginning {
    case .saved: nil
    case .game(let start, let moves): GivenGame(game: try game(start, moves))
    case .file(let name): try GivenGame(named: name)
    }
  }

  private init(game: SavedGame) { self.game = game }

  /// Reads a file or, if there is none of this name, one of the games of another, as in `FILE:3`.
  private init(named name: String) throws(StartError) {
    var bytes: [UInt8]
    file = name
    do throws(SystemError) {
      do throws(SystemError) {
        bytes = try Self.bytes(of: file)
      } catch {
        guard error.isNotFound, let colon = name.lastIndex(of: ":"),
          let given = Int(name[colon...].dropFirst())
        else { throw error }
        (file, number) = (String(name[..<colon]), given)
        bytes = try Self.bytes(of: file)
      }
    } catch {
      throw .game("cannot read \(file == "-" ? "standard input" : file): \(error)")
    }
    if file == "-" { file = "standard input" }
    // A byte order mark says nothing.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    (game, count) = try Self.game(number, in: file, bytes)
    guard (1...count).contains(number) else {
      throw .game("there is no game \(number) in \(file), which has \(count)")
    }
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
    let flaw: Flaw
    do throws(Flaw) {
      return (try SavedGameText.decode(bytes), 1)
    } catch {
      flaw = error
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let transcript = Result { () throws(Unreadable) in try Transcript(text).steps }
    if let steps = try? transcript.get() { return (try game(Game(), steps, of: " of \(file)"), 1) }
    do throws(Unreadable) {
      let games = try GameCollection(text, game: number)
      let game = SavedGame(record: games.record ?? Record(), modes: Modes())
      if games.count > 0 { return (game, games.count) }
      if case .failure(let problem) = transcript, problem.number ?? 1 > 1 { throw problem }
    } catch {
      let (place, word) = (" of \(file)", error.word.shortened)
      if let number = error.number { throw illegal(word, number, place) }
      throw .game("cannot read \(word)\(place)")
    }
    let problem = GameText().problem(flaw)
    throw .game("\(file) is neither a saved game (\(problem)) nor a transcript")
  }

  private static func game(
    _ start: Game, _ moves: [Record.Step], of file: String = ""
  ) throws(StartError) -> SavedGame {
    do throws(Record.IllegalStep) {
      return SavedGame(record: try Record(start: start, steps: moves), modes: Modes())
    } catch {
      throw illegal("\(error.step)", error.number, file)
    }
  }

  private static func illegal(_ move: String, _ number: Int, _ file: String) -> StartError {
    .game("move \(number)\(file), \(move), is not legal")
  }
}
