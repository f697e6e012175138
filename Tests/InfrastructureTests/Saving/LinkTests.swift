import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Links that lead to the saved game.
struct LinkTests {
  private let folder = TemporaryFolder()

  @Test(arguments: ["real/game", "absolute"])
  func `R7.14 a link is followed and stays a link`(target: String) throws {
    try folder.makeFolder("real")
    try folder.link("absolute", to: folder.path("real/game"))
    try folder.link("game", to: target)
    let repository = try folder.opened()
    for game in [Game(), .over] { try repository.save(SavedGame(game: game)) }
    #expect(try folder.linkTarget(of: "game") == target)
    #expect(try folder.names == ["absolute", "game", "real"])
    #expect(try folder.savedGame(in: "real/game") == SavedGame(game: .over))
  }

  @Test func `R7.5 an unreadable link is reported, and never changed`() throws {
    try folder.link("game", to: "real")
    try folder.save(SavedGame(game: .over), to: "real")
    let opened = folder.open("game", Fault(EIO, only: .linkTarget))
    #expect(opened.isUnloadable)
    #expect(opened.loadFailure == .unreadable(folder.detail(.error(EIO))))
    try opened.repository.save(SavedGame())
    #expect(try folder.linkTarget(of: "game") == "real")
    #expect(try folder.names == ["game", "real"])
    #expect(try folder.savedGame(in: "real") == SavedGame(game: .over))
  }

  @Test func `R7.5 a link to a name that is not UTF-8 is reported, and never changed`() throws {
    let target: [CChar] = [0x68, -1, 0]
    #expect(symlink(target, folder.path("game")) == 0)
    #expect(
      folder.open().loadFailure == .unreadable(folder.detail(.error(EILSEQ))))
    #expect(try folder.names == ["game"])
  }

  @Test func `R7.3 a save creates the missing folder that the link of the program leads into`()
    throws
  {
    try folder.link("game", to: "missing/below/real")
    let repository = try folder.opened()
    #expect(try repository.load() == nil)
    try repository.save(SavedGame())
    #expect(try folder.savedGame(in: "missing/below/real") == SavedGame())
    #expect(try folder.permissions(of: "missing") == 0o700)
    #expect(try folder.linkTarget(of: "game") == "missing/below/real")
  }

  @Test func `R7.6 each save fails while the link of the user leads into a missing folder`()
    throws
  {
    try folder.link("mine", to: "missing/real")
    let repository = try folder.opened("mine", by: .user)
    #expect(try repository.load() == nil)
    for _ in 1...2 {
      #expect(repository.failure() == folder.failure(.error(ENOENT), at: "missing/real"))
    }
    #expect(try folder.names == ["mine"])
    try folder.makeFolder("missing")
    try repository.save(SavedGame())
    #expect(try folder.savedGame(in: "missing/real") == SavedGame())
  }

  @Test func `R7.14 a chain of as many links as the system follows is followed`() throws {
    try makeChain(of: 40)
    let repository = try folder.opened("link1")
    try repository.save(SavedGame())
    #expect(try folder.savedGame(in: "game") == SavedGame())
    #expect(try folder.linkTarget(of: "link1") == "link2")
  }

  @Test func `R7.5 a chain of more links than the system follows is not a saved game`() throws {
    try makeChain(of: 41)
    #expect(folder.open("link1", by: .user).loadFailure == .foreign("it is a broken link"))
  }

  private func makeChain(of length: Int) throws {
    for number in 1..<length { try folder.link("link\(number)", to: "link\(number + 1)") }
    try folder.link("link\(length)", to: "game")
  }

  @Test func `R7.14 a save follows no link that is changed during play`() throws {
    try folder.link("game", to: "first")
    let repository = try folder.opened()
    try repository.save(SavedGame())
    try folder.remove("game")
    try folder.link("game", to: "second")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "first") == SavedGame(game: .over))
    #expect(try folder.names == ["first", "first.lock", "game"])
  }

  @Test func `R7.5 a read follows no link in place of the file`() throws {
    try folder.write("precious".utf8, to: "other")
    try folder.link("game", to: "other")
    #expect(throws: SystemError(code: ELOOP)) {
      try SystemFiles().openToRead(Path(folder.path("game")))
    }
  }
}
