import Adapters
import Domain
import Infrastructure
import UseCases

/// The game that a command line names, to begin with it in place of the saved one (C5.14 to C5.16).
enum GivenGame {
  /// Returns the game to begin with, or nil for the saved one.
  static func read(_ beginning: Options.Beginning) throws(StartError) -> SavedGame? {
    switch beginning {
    case .saved: return nil
    case .game(let start, let moves): return try game(start, moves)
    case .file(let name):
      return try game(of: bytes(name, InputFile.read), from: name)
    case .standardInput:
      let name = "standard input"
      let bytes = try bytes(name) { _, limit throws(SystemError) in
        try StandardInput.readAll(atMost: limit)
      }
      StandardInput.continueAtTerminal()
      return try game(of: bytes, from: name)
    }
  }

  private static func bytes(
    _ name: String, _ read: (String, Int) throws(SystemError) -> [UInt8]
  ) throws(StartError) -> [UInt8] {
    do throws(SystemError) {
      return try read(name, limit + 1)
    } catch {
      throw .game("cannot read \(name): \(error)")
    }
  }

  /// The length in bytes of the longest file that is read; a transcript may have comments.
  private static let limit = 65_536

  private static func game(of bytes: [UInt8], from file: String) throws(StartError) -> SavedGame {
    do throws(SavedGameText.Problem) {
      return try SavedGameText.decode(bytes)
    } catch {
      guard bytes.count <= limit, let text = String(validating: bytes, as: UTF8.self),
        let transcript = try? Transcript(text)
      else { throw .game("\(file) is neither a saved game (\(error)) nor a transcript") }
      return try game(Game(), transcript.steps, file: file)
    }
  }

  private static func game(
    _ start: Game, _ moves: [Record.Step], file: String? = nil
  ) throws(StartError) -> SavedGame {
    do throws(Record.IllegalStep) {
      return SavedGame(record: try Record(start: start, steps: moves), modes: Modes())
    } catch {
      let place = file.map { " of \($0)" } ?? ""
      throw .game("move \(error.number)\(place), \(error.step), is not legal")
    }
  }
}
