import Adapters
import ArchivedGames
import Domain
import Front
import Infrastructure
import Notations
import Players
import UseCases

extension Bench {
  /// Prints the square that a level chooses in each position or after each game of a file.
  ///
  /// It prints `--` where a side must pass, and `-` where the game is over.
  static func printChoices(at level: String, in path: String, seed: String) async {
    guard let level = Level(level) else { fail("'\(level)' is no level from 0 to 9") }
    guard let seed = UInt64(seed) else { fail("'\(seed)' is no seed") }
    let bytes = bytes(in: path)
    let computer = LeveledComputer(seed: seed)
    var number = 1
    var count = 1
    while number <= count {
      let given = game(number, of: bytes, in: path)
      count = given.count
      print(await choice(of: computer, at: level, in: given.game.record))
      number += 1
    }
  }

  private static func bytes(in path: String) -> [UInt8] {
    do throws(SystemError) {
      return try Descriptor.readFile(path)
    } catch {
      fail("cannot read \(path): \(error)")
    }
  }

  private static func game(_ number: Int, of bytes: [UInt8], in path: String) -> GivenFile {
    do throws(GivenFile.Problem) {
      return try GivenFile(bytes, game: number)
    } catch {
      fail("cannot read game \(number) of \(path): \(error.reason)")
    }
  }

  private static func choice(
    of computer: LeveledComputer, at level: Level, in record: Record
  ) async -> String {
    if record.game.turn == nil { return "-" }
    if record.game.legalSquares.isEmpty { return Record.Step.pass.description }
    guard let square = try? await computer.chooseSquare(in: record.game, at: level) else {
      fail("no move in \(record)")
    }
    return square.description
  }
}

extension GivenFile.Problem {
  fileprivate var reason: String {
    switch self {
    case .missing(_, let count): "it has \(count)"
    case .savedGame(let error): error.text
    case .game(.inSGF): "it is in SGF"
    case .game(.noMoves): "it has no game"
    case .game(.noMove(let word, _, let line)): "'\(word)' in line \(line) is no move"
    case .game(.notLegal(let word, _, let line)): "'\(word)' in line \(line) is illegal"
    }
  }
}
