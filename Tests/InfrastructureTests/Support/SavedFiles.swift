import Adapters
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

extension FileGameRepository {
  /// Opens a file that no other program has open.
  ///
  /// A program that another test is just starting inherits all descriptors, and with them the locks
  /// that this test has released, until it runs code of its own. This waits for that moment.
  static func openWhenFree(
    path: String, owner: Owner, files: any FileSystem = SystemFiles()
  ) -> OpenResult {
    var opened = open(path: path, owner: owner, files: files)
    for _ in 1...20_000 where opened.isHeldByAnother {
      sched_yield()
      opened = open(path: path, owner: owner, files: files)
    }
    return opened
  }

  /// Opens a file to which this run can save.
  static func opened(
    _ path: String, by owner: Owner = .program, files: any FileSystem = SystemFiles()
  ) throws -> FileGameRepository {
    try #require(openWhenFree(path: path, owner: owner, files: files).file)
  }
}

extension FileGameRepository.OpenResult {
  var isHeldByAnother: Bool {
    if case .heldByAnother = self { true } else { false }
  }

  var isUnloadable: Bool {
    if case .unloadable = self { true } else { false }
  }

  /// Why the file cannot be loaded, if so.
  var loadFailure: LoadFailure? {
    do throws(LoadFailure) {
      _ = try repository.load()
      return nil
    } catch {
      return error
    }
  }
}

extension TemporaryFolder {
  /// Returns the saved game that is in a file, or nil if there is no file.
  func savedGame(in name: String) throws -> SavedGame? {
    guard FileManager.default.fileExists(atPath: path(name)) else { return nil }
    return try SavedGameText.decode(bytes(of: name))
  }

  /// Writes a saved game to a file, as another program or an earlier run does.
  func save(_ saved: SavedGame, to name: String) throws {
    try write(SavedGameText.encode(saved).utf8, to: name)
  }
}
