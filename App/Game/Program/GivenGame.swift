import ArchivedGames
package import Domain
package import Infrastructure
package import Notations
import RawTerminal
import UseCases

/// The game of a file that the player wants to study (C5.16).
package struct GivenGame: Sendable {
  package let record: Record
  /// The name of the file for the player.
  package let file: String
  /// The number of games in the file, or `nil` if one was named.
  package let count: Int?

  /// The reason why there is no such game.
  package enum Problem: Error {
    case unreadable(file: String, SystemError)
    case noGame(file: String, GivenFile.Problem)

    /// True if the file has fewer games.
    var isMissing: Bool {
      if case .noGame(_, .missing) = self { true } else { false }
    }
  }

  /// Reads the game of `FILE`, or game 3 of `FILE:3`.
  ///
  /// - Parameter read: returns the bytes of a file.
  package init(
    _ path: String, reading read: (String) throws(SystemError) -> [UInt8]
  ) throws(Problem) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try read(path)
    } catch {
      guard error.isNotFound, let (file, number) = Self.numbered(path) else {
        throw .unreadable(file: path, error)
      }
      try self.init(game: number, of: file, reading: read)
      return
    }
    try self.init(bytes, of: path == "-" ? "standard input" : path, game: nil)
  }

  private init(
    game number: Int, of file: String, reading read: (String) throws(SystemError) -> [UInt8]
  ) throws(Problem) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try read(file)
    } catch {
      throw .unreadable(file: file, error)
    }
    try self.init(bytes, of: file, game: number)
  }

  private init(_ bytes: [UInt8], of file: String, game number: Int?) throws(Problem) {
    do throws(GivenFile.Problem) {
      let found = try GivenFile(bytes, game: number ?? 1)
      record = found.game.record
      count = number == nil ? found.count : nil
    } catch {
      throw .noGame(file: file, error)
    }
    self.file = file
  }

  /// Returns the file and the number in a name such as `FILE:3`.
  private static func numbered(_ path: String) -> (file: String, number: Int)? {
    guard let colon = path.lastIndex(of: ":"), let number = Int(path[colon...].dropFirst()),
      number > 0
    else { return nil }
    return (String(path[..<colon]), number)
  }
}

extension GivenGame {
  /// Reads the game of a file, or of standard input for `-`.
  ///
  /// Behind standard input, the keys come from the terminal itself.
  init(_ path: String) throws(Problem) {
    try self.init(path) { path throws(SystemError) in
      guard path == "-" else { return try Descriptor.readFile(path) }
      let bytes = try Descriptor.input.readAll()
      try Terminal.takeOverInput()
      return bytes
    }
  }
}
