import Adapters
import ArchivedGames
import Domain
import Infrastructure
import Notations
import RoomAdapters
import Rooms
import UseCases

/// The game given by `--moves` or `--load`, played instead of the saved one (C5.16).
struct GivenGame {
  struct Place {
    /// The file's name in messages.
    let file: String
    /// The number of games in the file.
    let count: Int
  }

  /// The game, with its initial modes.
  let game: SavedGame
  /// The source, or `nil` if the command line chose one of its games.
  var place: Place?

  static func read(
    _ given: Options.Given, _ outside: any Outside
  ) throws(StartError) -> GivenGame {
    switch given {
    case .text(let text):
      let found = try taken(of: Array(text.utf8), called: "--moves")
      return GivenGame(game: found.game, place: Place(file: "--moves", count: found.count))
    case .file(let name): return try game(in: name, outside)
    }
  }

  private static func taken(
    of bytes: [UInt8], game number: Int = 1, called name: String
  ) throws(StartError) -> GivenFile {
    do throws(GivenFile.Problem) {
      return try GivenFile(bytes, game: number)
    } catch {
      throw StartError.taking(error, of: name)
    }
  }

  /// Reads a file or, if the file `FILE:3` is missing, game 3 of `FILE`.
  private static func game(
    in name: String, _ outside: any Outside
  ) throws(StartError) -> GivenGame {
    var file = name
    var number: Int?
    var read = outside.bytes(of: name)
    if case .failure(let error) = read, error.isNotFound, let colon = name.lastIndex(of: ":"),
      let given = Int(name[colon...].dropFirst())
    {
      file = String(name[..<colon])
      number = given
      read = outside.bytes(of: file)
    }
    let told = file == "-" ? "standard input" : file
    switch read {
    case .success(let bytes):
      let found = try taken(of: bytes, game: number ?? 1, called: told)
      let place = number == nil ? Place(file: told, count: found.count) : nil
      return GivenGame(game: found.game, place: place)
    case .failure(let error) where error.isTooLarge:
      let size = "\(Descriptor.greatestFile >> 20) MiB"
      throw .game { $0("\(told) is larger than \(size)", ja: "\(told) は \(size) を超えています。") }
    case .failure(let error):
      throw .game { $0("cannot read \(told): \(error)", ja: "\(told) を読めません (\(error))") }
    }
  }
}

extension Outside {
  fileprivate func bytes(of file: String) -> Result<[UInt8], SystemError> {
    Result { () throws(SystemError) in
      file == "-" ? try readInput() : try readFile(file)
    }
  }
}

extension StartError {
  /// Returns the error for a game that cannot be read.
  ///
  /// A missing game has its own exit status.
  fileprivate static func taking(_ problem: GivenFile.Problem, of file: String) -> StartError {
    if case .missing = problem { return .missing { GameText($0).problem(problem, of: file) } }
    return .game { GameText($0).problem(problem, of: file) }
  }
}
