import Adapters
import UseCases

/// Why a path leads to no saved game.
enum PathProblem: Error {
  /// What is there could not be read.
  case unreadable(SystemError)
  /// What is there is no saved game, for the reason.
  case noSavedGame(String)
}

extension FileSystem {
  /// Returns the saved game in a file, or nil if nothing is there.
  ///
  /// It looks at no more than `SavedGameText.limit` bytes, and never waits.
  func savedGame(at path: Path) throws(PathProblem) -> SavedGame? {
    let kind: FileStatus.Kind
    let bytes: [UInt8]
    do throws(SystemError) {
      kind = try uninterrupted(status(of: path)).kind
      bytes = kind == .file ? try beginning(SavedGameText.limit + 1, of: path) : []
      // A link that cannot be followed may lead to a saved game.
      if kind == .link { _ = try uninterrupted(linkTarget(of: path)) }
    } catch {
      if error.isNotFound { return nil }
      throw .unreadable(error)
    }
    switch kind {
    case .file: break
    case .folder: throw .noSavedGame("it is a folder")
    case .link: throw .noSavedGame("it is a link that leads to no file")
    case .other: throw .noSavedGame("it is no regular file")
    }
    do {
      return try SavedGameText.decode(bytes)
    } catch {
      throw .noSavedGame("\(error)")
    }
  }

  /// Returns why a path leads to no saved game, or nil if it does, or nothing is there.
  func problem(at path: Path) -> PathProblem? {
    do throws(PathProblem) {
      _ = try savedGame(at: path)
      return nil
    } catch {
      return error
    }
  }

  /// Returns what a file holds, up to so many bytes.
  private func beginning(_ count: Int, of path: Path) throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(open(path, .reading))
    defer { try? close(file) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try uninterrupted(read(file, atMost: count - bytes.count))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}
