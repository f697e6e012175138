import Domain
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing
import UseCases

/// A saved game where files cannot be locked, as on some network file systems (C5.31).
struct NoLocksTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.save(SavedGame(game: .over))
  }

  /// Opens the game where locking fails with an error, if any, with something done at each other
  /// call.
  private func opened(
    _ code: Int32? = ENOLCK, before hook: @escaping @Sendable (HookedFiles.Call) -> Void = { _ in }
  ) throws -> FileGameRepository {
    let files = HookedFiles { call throws(SystemError) in
      if call == .lock, let code { throw SystemError(code: code) }
      hook(call)
      return .max
    }
    return try .opened(folder.path("game"), files: files)
  }

  @Test(arguments: [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS])
  func `C5.31 the program saves without a lock, and knows that at the start`(code: Int32) throws {
    let repository = try opened(code)
    #expect(repository.warning == .noLock(path: folder.path("game")) && !repository.hasFailed)
    #expect(try repository.load() == SavedGame(game: .over))
    for saved in [SavedGame(), SavedGame(game: .lightMustPass)] {
      try repository.save(saved)
      #expect(try folder.savedGame() == saved)
    }
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test(arguments: [nil, ENOLCK])
  func `R7.9 C5.31 a save overwrites no game that another program saves meanwhile`(
    code: Int32?
  ) throws {
    let isSaving = Mutex(false)
    let other = SavedGame(game: .lightMustPass)
    let repository = try opened(code) { [folder] call in
      // The new file is on the disk then, and has not replaced the file.
      if call == .sync, isSaving.withLock(\.self) { try? folder.save(other) }
    }
    isSaving.withLock { $0 = true }
    #expect(repository.failure() == folder.failure(.changedByAnother))
    #expect(try folder.savedGame() == other)
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `C5.31 a save neither removes nor uses the new file of another program`() throws {
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    try opened().save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
    #expect(try folder.names == ["game", "game.lock", "game.reversi-saving"])
  }
}
