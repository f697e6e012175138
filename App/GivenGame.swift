import Adapters
import Domain
import Infrastructure
import UseCases

/// The game that a command line names, to begin with it in place of the saved one (C5.14 to C5.16).
enum GivenGame {
  /// The length in bytes of the longest file that is read; a transcript may have comments.
  private static let limit = 65_536

  static func read(_ beginning: Options.Beginning) throws(StartError) -> SavedGame? {
    switch beginning {
    case .saved: return nil
    case .game(let start, let moves): return try game(start, moves)
    case .file(let name): return try game(in: name, Descriptor.readFile(name, atMost: limit + 1))
    case .standardInput:
      let game = try game(in: "standard input", Descriptor.input.readAll(atMost: limit + 1))
      StandardInput.continueAtTerminal()
      return game
    }
  }

  private static func game(
    in file: String, _ read: @autoclosure () throws(SystemError) -> [UInt8]
  ) throws(StartError) -> SavedGame {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try read()
    } catch {
      throw .game("cannot read \(file): \(error)")
    }
    do throws(Flaw) {
      return try SavedGameText.decode(bytes)
    } catch {
      guard bytes.count <= limit, let text = String(validating: bytes, as: UTF8.self),
        let transcript = try? Transcript(text)
      else {
        throw .game(
          "\(file) is neither a saved game (\(GameText().problem(error))) nor a transcript")
      }
      return try game(Game(), transcript.steps, of: " of \(file)")
    }
  }

  private static func game(
    _ start: Game, _ moves: [Record.Step], of file: String = ""
  ) throws(StartError) -> SavedGame {
    do throws(Record.IllegalStep) {
      return SavedGame(record: try Record(start: start, steps: moves), modes: Modes())
    } catch {
      throw .game("move \(error.number)\(file), \(error.step), is not legal")
    }
  }
}
