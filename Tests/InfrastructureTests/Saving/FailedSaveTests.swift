import Domain
import Foundation
import Infrastructure
import KeptGames
import ProgramSupport
import Rooms
import TestSupport
import Testing
import UseCases

/// Saves that fail, and what they leave.
struct FailedSaveTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    arguments: [
      ("a rename", Fault(EIO, only: .rename), EIO),
      ("a new file that cannot be closed", Fault(EIO, at: 3, only: .close), EIO),
      ("a read-only file", Fault(EACCES, only: .checkWritable), EACCES),
      ("a full disk", Fault(ENOSPC, at: 2, only: .write), ENOSPC),
      ("a write that takes nothing", Fault(nil, only: .write, taken: 0), EIO),
      ("another that takes nothing", Fault(nil, at: 2, only: .write, taken: 0), EIO),
    ] as [(String, Fault, Int32)])
  func `R7.6 a save that fails is told, keeps the last good one, and leaves nothing behind`(
    name: String, fault: Fault, code: Int32
  ) throws {
    try folder.save(SavedGame(game: .over))
    let repository = try folder.opened("game", fault)
    #expect(repository.failure() == folder.failure(.error(code)))
    #expect(try folder.savedGame() == SavedGame(game: .over))
    #expect(try folder.names == ["game", "game.lock"])
    #expect(repository.failure() == nil)
    #expect(try folder.savedGame() == SavedGame())
  }

  @Test func `R7.6 a save fails if the folder cannot be synced`() throws {
    let repository = try folder.opened("game", Fault(EIO, at: 2, only: .sync))
    #expect(repository.failure() == folder.failure(.error(EIO)))
  }

  @Test(
    arguments: [
      Fault(EINVAL, at: 2, only: .sync), Fault(ENOTSUP, at: 2, only: .sync),
      Fault(EACCES, only: .open(.folder)), Fault(EPERM, only: .open(.folder)),
    ])
  func `R7.6 a save does not fail because folders cannot be synced there`(fault: Fault) throws {
    // A save syncs the file first, then its folder.
    try folder.opened("game", fault).save(SavedGame(game: .over))
    #expect(fault.struck.count == 1)
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test func `R7.6 a save does not fail because a signal interrupts the close`() throws {
    let fault = Fault(EINTR, lasts: true, only: .close)
    let repository = try folder.opened("game", fault)
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame() == SavedGame(game: .over))
    #expect(fault.struck.count == 2, "the file and its folder are each closed once")
  }

  @Test(arguments: ["none/game", String(repeating: "g", count: 250)])
  func `R7.6 a save where nothing can be made fails, and the next one tries again`(
    name: String
  ) throws {
    let repository = try folder.opened(name, by: .user)
    let code = name.count > 200 ? ENAMETOOLONG : ENOENT
    for _ in 1...2 { #expect(repository.failure() == folder.failure(.error(code), at: name)) }
    #expect(try folder.names.filter { $0 != "\(name).lock" } == [])
    try folder.makeFolder("none")
    if code == ENOENT { #expect(repository.failure() == nil) }
  }

  @Test func `R7.6 a save whose folder is a file fails, and the file stays`() throws {
    let repository = try folder.opened("state/game")
    try folder.remove("state")
    try folder.write("a file".utf8, to: "state")
    #expect(repository.failure() == folder.failure(.error(ENOTDIR), at: "state/game"))
    #expect(try folder.text(of: "state") == "a file")
    try folder.remove("state")
    #expect(repository.failure() == nil)
  }

  @Test func `R7.6 a save names what is in its way, and keeps the last good one`() throws {
    let repository = try folder.opened()
    try repository.save(SavedGame(game: .over))
    try folder.makeFolder("game.reversi-saving/inside")
    #expect(repository.failure() == folder.failure(.error(EEXIST), at: "game.reversi-saving"))
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.savedGame() == SavedGame(game: .over))
    try folder.remove("game.reversi-saving")
    #expect(repository.failure() == nil)
  }

  @Test func `R7.6 a folder that is removed during a game is made again for the program`() throws {
    let repository = try folder.opened("state/game")
    try repository.save(SavedGame())
    try folder.remove("state")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "state/game") == SavedGame(game: .over))
    #expect(try folder.permissions(of: "state") == 0o700)
  }

  @Test func `C5.5 C5.18 R7.6 the file holds the game unless the latest save has failed`() throws {
    let repository = try folder.opened("state/game", by: .user)
    for game in [Game.over, Game()] {
      try folder.makeFolder("state")
      try repository.save(SavedGame(game: game))
      #expect(try folder.savedGame(in: "state/game") == SavedGame(game: game))
      #expect(!repository.hasFailed)
      repository.afterSaving { hasFailed in #expect(!hasFailed) }
      try folder.remove("state")
      #expect(repository.failure() != nil)
      #expect(repository.hasFailed)
      repository.afterSaving { hasFailed in #expect(hasFailed) }
      #expect(try repository.load() == SavedGame(game: game))
    }
  }
}
