import Domain
import Infrastructure
import Testing
import UseCases

struct FailedSaveTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `R7.6 a save into a missing folder fails, and the next one tries again`() throws {
    let repository = FileGameRepository(path: folder.path("none/game"), owner: .user)
    let reason = "\(folder.path("none/game")): No such file or directory"
    for _ in 1...2 {
      #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    }
    #expect(try folder.names == [])
    try folder.makeFolder("none")
    try repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
  }

  @Test func `R7.6 a save beneath a file fails, and the file stays`() throws {
    try folder.write("a file".utf8, to: "file")
    let repository = FileGameRepository(path: folder.path("file/game"), owner: .program)
    let reason = "\(folder.path("file/game")): Not a directory"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.text(of: "file") == "a file")
    try folder.remove("file")
    try folder.makeFolder("file")
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
  }

  @Test func `R7.6 what is in the way of a save is named, and the last good save kept`() throws {
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    try repository.save(SavedGame(game: .darkMustPass))
    try folder.makeFolder("game.reversi-saving/inside")
    let reason = "\(folder.path("game.reversi-saving")): File exists"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try repository.load() == SavedGame(game: .darkMustPass))
    try folder.remove("game.reversi-saving")
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
  }

  @Test func `R7.6 a save that fails at its end leaves nothing half done`() throws {
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    try folder.makeFolder("game/inside")
    let reason = "\(folder.path("game")): Is a directory"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.names == ["game", "game.lock"])
    try folder.remove("game")
    try repository.save(SavedGame())
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.6 a save succeeds again when a folder that was removed comes back`() throws {
    try folder.makeFolder("state")
    let repository = FileGameRepository(path: folder.path("state/game"), owner: .user)
    try repository.save(SavedGame())
    try folder.remove("state")
    #expect(throws: SaveFailure.self) { try repository.save(SavedGame(game: .over)) }
    #expect(try repository.load() == nil)
    try folder.makeFolder("state")
    try repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
  }
}
