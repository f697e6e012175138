import Adapters
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing
import UseCases

extension FileGameRepository {
  /// Opens a file while no program is being started.
  ///
  /// A program that another test is just starting has inherited all descriptors, and with them the
  /// locks that this test has released, until it runs code of its own.
  static func openWhenFree(
    path: String, owner: Owner, files: any FileSystem = SystemFiles()
  ) -> OpenResult {
    var opened = starting.withLock { _ in open(path: path, owner: owner, files: files) }
    // Faulty files count their calls, so only the system's own are tried again.
    for _ in 1...100_000 where opened.isHeldByAnother && files is SystemFiles {
      sched_yield()
      opened = starting.withLock { _ in open(path: path, owner: owner, files: files) }
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
