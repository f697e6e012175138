import Adapters
import Domain
import Infrastructure
import UseCases

/// The game that a command line names, to begin with it in place of the saved one (C5.14 to C5.16).
enum GivenGame {
  /// Why there is no such game; a sentence about it ends the program.
  enum Failure: Error {
    /// A move is not legal; it is named with its number and, if there is one, its file.
    case illegalMove(Record.Step, number: Int, file: String?)
    /// The file cannot be read, for the given reason.
    case unreadable(file: String, reason: String)
    /// The file is neither a saved game, because of the given problem, nor a transcript.
    case notAGame(file: String, problem: String)
  }

  /// Returns the game to begin with, or nil for the saved one.
  static func read(_ beginning: Options.Beginning) throws(Failure) -> SavedGame? {
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
  ) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try read(name, limit + 1)
    } catch {
      throw .unreadable(file: name, reason: "\(error)")
    }
  }

  /// The length in bytes of the longest file that is read; a transcript may have comments.
  private static let limit = 65_536

  private static func game(of bytes: [UInt8], from file: String) throws(Failure) -> SavedGame {
    do throws(Flaw) {
      return try SavedGameText.decode(bytes)
    } catch {
      guard bytes.count <= limit, let text = String(validating: bytes, as: UTF8.self),
        let transcript = try? Transcript(text)
      else { throw .notAGame(file: file, problem: GameText().problem(error)) }
      return try game(Game(), transcript.steps, file: file)
    }
  }

  private static func game(
    _ start: Game, _ moves: [Record.Step], file: String? = nil
  ) throws(Failure) -> SavedGame {
    do throws(Record.IllegalStep) {
      return SavedGame(record: try Record(start: start, steps: moves), modes: Modes())
    } catch {
      throw .illegalMove(error.step, number: error.number, file: file)
    }
  }
}

extension GivenGame.Failure: CustomStringConvertible {
  /// The sentence that names what is wrong.
  var description: String {
    switch self {
    case .illegalMove(let step, let number, let file?):
      "move \(number) of \(file), \(step), is not legal"
    case .illegalMove(let step, let number, nil): "move \(number), \(step), is not legal"
    case .unreadable(let file, let reason): "cannot read \(file): \(reason)"
    case .notAGame(let file, let problem):
      "\(file) is neither a saved game (\(problem)) nor a transcript"
    }
  }
}
