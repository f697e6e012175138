import Domain
import Foundation
import Infrastructure
import Testing
import UseCases

struct SavedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `C5.8 the program's folders and file are for their owner alone`() throws {
    let path = folder.path("local/state/reversi/game")
    try FileGameRepository(path: path, owner: .program).save(SavedGame())
    for name in ["local", "local/state", "local/state/reversi"] {
      #expect(try folder.permissions(of: name) == 0o700)
    }
    #expect(try folder.permissions(of: "local/state/reversi/game") == 0o600)
  }

  @Test func `C5.8 a folder that exists already keeps its permissions`() throws {
    try folder.makeFolder("state")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("state"))
    try FileGameRepository(path: folder.path("state/game"), owner: .program).save(SavedGame())
    #expect(try folder.permissions(of: "state") == 0o755)
  }

  @Test func `R7.6 the file is replaced, never written in place`() throws {
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    try repository.save(SavedGame())
    let before = try #require(FileHandle(forReadingAtPath: folder.path("game")))
    try repository.save(SavedGame(game: .over))
    let old = try before.readToEnd()
    #expect(old?.starts(with: "x00\n--------\n".utf8) == true)
    #expect(try folder.text(of: "game").hasPrefix("-00\nxxx"))
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.6 what an interrupted save has left behind is cleared away`() throws {
    try FileGameRepository(path: folder.path("game"), owner: .program)
      .save(SavedGame(game: .over))
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.names == ["game", "game.lock"])
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
  }

  @Test func `R7.6 a link in the place of the new content is not followed`() throws {
    try folder.write("precious".utf8, to: "other")
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    try folder.link("game.reversi-saving", to: folder.path("other"))
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
    #expect(try folder.text(of: "other") == "precious")
  }
}
