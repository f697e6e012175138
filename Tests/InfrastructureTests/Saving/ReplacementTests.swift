import Domain
import Foundation
import Infrastructure
import ProgramSupport
import Rooms
import TestSupport
import Testing
import UseCases

/// How a save replaces the file.
struct ReplacementTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `C5.8 only their owner can use the program's folders and file`() throws {
    let path = folder.path("local/state/reversi/game")
    try FileGameRepository.opened(path).save(SavedGame())
    for name in ["local", "local/state", "local/state/reversi"] {
      #expect(try folder.permissions(of: name) == 0o700)
    }
    #expect(try folder.permissions(of: "local/state/reversi/game") == 0o600)
  }

  @Test func `C5.8 a folder that exists already stays as it is`() throws {
    try folder.makeFolder("state")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("state"))
    try folder.opened("state/game").save(SavedGame())
    #expect(try folder.permissions(of: "state") == 0o755)
  }

  @Test func `R7.6 the file is replaced, never written in place`() throws {
    let repository = try folder.opened()
    try repository.save(SavedGame())
    let before = try #require(FileHandle(forReadingAtPath: folder.path("game")))
    try repository.save(SavedGame(game: .over))
    let old = try before.readToEnd()
    #expect(old?.starts(with: "x00\n--------\n".utf8) == true)
    #expect(try folder.text(of: "game").hasPrefix("-00\nxxx"))
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.6 the next start removes what an interrupted save has left`() throws {
    try folder.save(SavedGame(game: .over))
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let repository = try folder.opened()
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.names == ["game", "game.lock"])
    try repository.save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
  }

  @Test func `R7.6 a link in place of the new file is not followed`() throws {
    try folder.write("precious".utf8, to: "other")
    let repository = try folder.opened()
    try folder.link("game.reversi-saving", to: folder.path("other"))
    try repository.save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    #expect(try folder.text(of: "other") == "precious")
  }

  @Test(arguments: [0o644, 0o664, 0o600])
  func `R7.1 a file that is replaced keeps its permissions`(permissions: Int) throws {
    let repository = try folder.opened("game", by: .user)
    try repository.save(SavedGame())
    #expect(try folder.permissions(of: "game") == 0o600)
    try folder.setPermissions(permissions, of: "game")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.permissions(of: "game") == permissions)
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func `R7.1 a file that root replaces stays its owner's, and so does the lock`() throws {
    try folder.save(SavedGame(game: .over))
    try #require(chown(folder.path("game"), 65_534, 65_533) == 0)
    try folder.opened("game", by: .user).save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    for name in ["game", "game.lock"] {
      let owner = try folder.attributes(of: name)
      #expect(owner[.ownerAccountID] as? Int == 65_534, "\(name)")
      #expect(owner[.groupOwnerAccountID] as? Int == 65_533, "\(name)")
    }
  }

  @Test func `R7.7 the name of each folder that is made is synced, too`() throws {
    // A folder that may not be opened is not synced; here the attempts are counted.
    let fault = Fault(EACCES, lasts: true, only: .open(.folder))
    let repository = try folder.opened("local/state/game", fault)
    #expect(fault.struck.count == 2)
    try repository.save(SavedGame())
    #expect(fault.struck.count == 3)
  }
}
