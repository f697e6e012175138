import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Saves that fail.
struct FailedSaveTests {
  private let folder = TemporaryFolder()

  @Test(
    arguments: [
      ("a rename", Fault(EIO, only: .rename)),
      ("a new file that cannot be closed", Fault(EIO, at: 3, only: .close)),
      ("a write that takes nothing", Fault(nil, only: .write, taken: 0)),
    ])
  func `R7.6 a failed save gives its cause, keeps the last saved game, and leaves no other file`(
    name: String, fault: Fault
  ) throws {
    try folder.save(SavedGame(game: .over))
    let repository = try folder.opened("game", fault)
    #expect(repository.failure() == folder.failure(.error(EIO)))
    #expect(try folder.savedGame() == SavedGame(game: .over))
    #expect(try folder.names == ["game", "game.lock"])
    #expect(repository.failure() == nil)
    #expect(try folder.savedGame() == SavedGame())
  }

  @Test(.enabled(if: geteuid() != 0, "root may write every file"))
  func `R7.6 a file that its owner has made read-only is not replaced`() throws {
    try folder.save(SavedGame(game: .over))
    try folder.setPermissions(0o400, of: "game")
    #expect(try folder.opened().failure() == folder.failure(.error(EACCES)))
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test(
    arguments: [
      Fault(EINVAL, at: 2, only: .sync), Fault(ENOTSUP, at: 2, only: .sync),
      Fault(EACCES, only: .openFolder), Fault(EPERM, only: .openFolder),
    ])
  func `R7.6 a save succeeds where folders cannot be synced`(fault: Fault) throws {
    // A save syncs the file first, then its folder.
    try folder.opened("game", fault).save(SavedGame(game: .over))
    #expect(fault.struck.count == 1)
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test func `R7.6 a save names the folder in place of its new file, and keeps the last game`()
    throws
  {
    let repository = try folder.opened()
    try repository.save(SavedGame(game: .over))
    try folder.makeFolder("game.reversi-saving/inside")
    #expect(repository.failure() == folder.failure(.error(EEXIST), at: "game.reversi-saving"))
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.savedGame() == SavedGame(game: .over))
    try folder.remove("game.reversi-saving")
    #expect(repository.failure() == nil)
  }

  @Test func `R7.6 a save creates the removed folder of the program again`() throws {
    let repository = try folder.opened("state/game")
    try repository.save(SavedGame())
    try folder.remove("state")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "state/game") == SavedGame(game: .over))
    #expect(try folder.permissions(of: "state") == 0o700)
  }
}
