import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

struct FailedSaveTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `R7.6 a save into a missing folder fails, and the next one tries again`() throws {
    let repository = try FileGameRepository.opened(folder.path("none/game"), by: .user)
    let reason = "\(folder.path("none/game")): No such file or directory"
    for _ in 1...2 {
      #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    }
    #expect(try folder.names == [])
    try folder.makeFolder("none")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "none/game") == SavedGame(game: .over))
  }

  @Test func `R7.6 a save whose folder is a file fails, and the file stays`() throws {
    let repository = try FileGameRepository.opened(folder.path("state/game"))
    try folder.remove("state")
    try folder.write("a file".utf8, to: "state")
    let reason = "\(folder.path("state/game")): Not a directory"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.text(of: "state") == "a file")
    try folder.remove("state")
    try repository.save(SavedGame())
    #expect(try folder.savedGame(in: "state/game") == SavedGame())
  }

  @Test func `R7.6 a save names what is in its way, and keeps the last good one`() throws {
    let repository = try FileGameRepository.opened(folder.path("game"))
    try repository.save(SavedGame(game: .darkMustPass))
    try folder.makeFolder("game.reversi-saving/inside")
    let reason = "\(folder.path("game.reversi-saving")): File exists"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try repository.load() == SavedGame(game: .darkMustPass))
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .darkMustPass))
    try folder.remove("game.reversi-saving")
    try repository.save(SavedGame())
    #expect(try folder.savedGame(in: "game") == SavedGame())
  }

  @Test func `R7.6 a save that fails to rename the new file removes it`() throws {
    let fault = FaultyFiles.Fault(call: 1, error: SystemError(code: EIO), only: [.rename])
    let repository = try FileGameRepository.opened(
      folder.path("game"), files: FaultyFiles(fault))
    let reason = "\(folder.path("game")): Input/output error"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.names == ["game.lock"])
    try repository.save(SavedGame())
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.6 a folder that is removed during a game may come back`() throws {
    try folder.makeFolder("state")
    let repository = try FileGameRepository.opened(folder.path("state/game"), by: .user)
    try repository.save(SavedGame())
    try folder.remove("state")
    #expect(throws: SaveFailure.self) { try repository.save(SavedGame(game: .over)) }
    try folder.makeFolder("state")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "state/game") == SavedGame(game: .over))
  }

  @Test func `C5.18 the file holds the game unless the latest save has failed`() throws {
    let repository = try FileGameRepository.opened(folder.path("state/game"), by: .user)
    #expect(!repository.isUpToDate)
    try folder.makeFolder("state")
    try repository.save(SavedGame())
    #expect(repository.isUpToDate)
    try folder.remove("state")
    #expect(throws: SaveFailure.self) { try repository.save(SavedGame(game: .over)) }
    #expect(!repository.isUpToDate)
    try folder.makeFolder("state")
    try repository.save(SavedGame(game: .over))
    #expect(repository.isUpToDate)
  }

  @Test func `R7.6 a folder that is removed during a game is made again for the program`() throws {
    let repository = try FileGameRepository.opened(folder.path("state/game"))
    try repository.save(SavedGame())
    try folder.remove("state")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "state/game") == SavedGame(game: .over))
    #expect(try folder.permissions(of: "state") == 0o700)
  }

  @Test func `R7.6 a save does not fail because a signal interrupts the close`() throws {
    let fault = FaultyFiles.Fault(
      call: 1, error: SystemError(code: EINTR), lasts: true, only: [.close])
    let files = FaultyFiles(fault)
    let repository = try FileGameRepository.opened(folder.path("game"), files: files)
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
    #expect(files.struck.count == 2, "the file and its folder are each closed once")
  }

  @Test func `R7.6 a save fails if the new file cannot be closed`() throws {
    let fault = FaultyFiles.Fault(call: 1, error: SystemError(code: EIO), only: [.close])
    let repository = try FileGameRepository.opened(
      folder.path("game"), files: FaultyFiles(fault))
    let reason = "\(folder.path("game")): Input/output error"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.names == ["game.lock"])
  }

  @Test(arguments: [EINVAL, ENOTSUP])
  func `R7.6 a save does not fail because the file system cannot sync folders`(
    code: Int32
  ) throws {
    // A save syncs the file first, then its folder.
    let fault = FaultyFiles.Fault(call: 2, error: SystemError(code: code), only: [.sync])
    let files = FaultyFiles(fault)
    let repository = try FileGameRepository.opened(folder.path("game"), files: files)
    try repository.save(SavedGame(game: .over))
    #expect(files.struck == [.sync])
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test func `R7.6 a save fails if the folder cannot be synced`() throws {
    let fault = FaultyFiles.Fault(call: 2, error: SystemError(code: EIO), only: [.sync])
    let repository = try FileGameRepository.opened(
      folder.path("game"), files: FaultyFiles(fault))
    let reason = "\(folder.path("game")): Input/output error"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
  }
}
