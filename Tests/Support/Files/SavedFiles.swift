import Adapters
import Foundation
package import Infrastructure
import Synchronization
package import UseCases

extension FileGameRepository {
  /// Opens a file to which this run can save.
  package static func opened(
    _ path: String, by owner: Owner = .program, files: any FileSystem = SystemFiles()
  ) throws -> FileGameRepository {
    // A program that another test is just starting has inherited all descriptors, and with them the
    // locks that this test has released, until it runs code of its own.
    while true {
      let opened = ProgramStart.lock.withLock { _ in
        open(path: path, owner: owner, files: files)
      }
      // Hooked files count their calls, so only the system's own are tried again.
      if let file = opened.file { return file }
      guard opened.isHeldByAnother, files is SystemFiles else { throw Unopened() }
      sched_yield()
    }
  }
}

/// The failure of a test that needs a file to which it can save.
private struct Unopened: Error {}

extension OpenedGame {
  package var isHeldByAnother: Bool {
    if case .heldByAnother = self { true } else { false }
  }

  package var isUnloadable: Bool {
    if case .unloadable = self { true } else { false }
  }

  /// The failure of the load, if any.
  package var loadFailure: LoadFailure? {
    do throws(LoadFailure) {
      _ = try repository.load()
      return nil
    } catch {
      return error
    }
  }
}

extension GameRepository {
  /// Saves a game, and returns the failure, if any.
  package func failure(saving saved: SavedGame = SavedGame()) -> SaveFailure? {
    do throws(SaveFailure) {
      try save(saved)
      return nil
    } catch {
      return error
    }
  }
}

extension FileError.Cause {
  /// Returns the cause with an error of the system.
  package static func error(_ code: Int32) -> Self { .refused(SystemError(code: code)) }
}

extension TemporaryFolder {
  /// Opens a file, whether or not this run can save to it.
  package func open(
    _ name: String = "game", by owner: FileGameRepository.Owner = .program, _ fault: Fault? = nil
  ) -> OpenedGame {
    open(name, by: owner, files: fault?.files ?? SystemFiles())
  }

  /// Opens a file in any file system.
  package func open(
    _ name: String = "game", by owner: FileGameRepository.Owner = .program, files: any FileSystem
  ) -> OpenedGame {
    ProgramStart.lock.withLock { _ in
      FileGameRepository.open(path: path(name), owner: owner, files: files)
    }
  }

  /// Opens a file to which this run can save.
  package func opened(
    _ name: String = "game", by owner: FileGameRepository.Owner = .program, _ fault: Fault? = nil
  ) throws -> FileGameRepository {
    try .opened(path(name), by: owner, files: fault?.files ?? SystemFiles())
  }

  /// Returns the failure of a save to a file.
  package func failure(_ cause: FileError.Cause, at name: String = "game") -> SaveFailure {
    SaveFailure(detail(cause, at: name))
  }

  /// Returns the cause of a failure, with the path of the file.
  package func detail(_ cause: FileError.Cause, at name: String = "game") -> String {
    "\(FileError(cause, at: Path(path(name))))"
  }

  /// Returns the saved game in a file, or nil if there is no file.
  package func savedGame(in name: String = "game") throws -> SavedGame? {
    guard FileManager.default.fileExists(atPath: path(name)) else { return nil }
    return try SavedGameText.decode(bytes(of: name))
  }

  /// Writes a saved game to a file, as another program or an earlier run does.
  package func save(_ saved: SavedGame, to name: String = "game") throws {
    try write(SavedGameText.encode(saved).utf8, to: name)
  }
}
