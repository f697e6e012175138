import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The replacement of the file by a save.
struct ReplacementTests {
  private let folder = TemporaryFolder()

  @Test func `C5.30 only their owner can use the folders and the file of the program`() throws {
    let path = folder.path("local/state/reversi/game")
    try FileGameRepository.opened(path).save(SavedGame())
    for name in ["local", "local/state", "local/state/reversi"] {
      #expect(try folder.permissions(of: name) == 0o700)
    }
    #expect(try folder.permissions(of: "local/state/reversi/game") == 0o600)
  }

  @Test func `R7.6 a save follows no link in place of its new file`() throws {
    try folder.write("precious".utf8, to: "other")
    let repository = try folder.opened()
    try folder.link("game.reversi-saving", to: folder.path("other"))
    try repository.save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    #expect(try folder.text(of: "other") == "precious")
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func `R7.14 a file that root replaces keeps its owner, and so does the lock`() throws {
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

  @Test func `R7.7 the name of each new folder is synced`() throws {
    // A folder that may not be opened is not synced; here the attempts are counted.
    let fault = Fault(EACCES, lasts: true, only: .openFolder)
    let repository = try folder.opened("local/state/game", fault)
    #expect(fault.struck.count == 2)
    try repository.save(SavedGame())
    #expect(fault.struck.count == 3)
  }
}
