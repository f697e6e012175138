import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Locks that somebody removes, and files that somebody puts there, while a game is played.
struct SaveGuardTests {
  private let folder: TemporaryFolder
  private let changed: SaveFailure

  init() throws {
    folder = try TemporaryFolder()
    changed = SaveFailure(reason: "\(folder.path("game")): another program has changed it")
  }

  @Test func `C5.9 the next save locks again if the lock was removed`() throws {
    let first = try opened()
    try folder.remove("game.lock")
    try first.save(SavedGame(game: .over))
    let second = FileGameRepository.open(path: folder.path("game"), owner: .program)
    #expect(second.isHeldByAnother)
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test func `C5.9 a program whose lock was removed saves over no game of another`() throws {
    let first = try opened()
    try first.save(SavedGame())
    try folder.remove("game.lock")
    var second: FileGameRepository? = try opened()
    #expect(try second?.load() == SavedGame())
    let held = SaveFailure(reason: "\(folder.path("game")): another reversi has this game open")
    try second?.save(SavedGame(game: .over))
    #expect(throws: held) { try first.save(SavedGame(game: .darkMustPass)) }
    second = nil
    #expect(throws: changed) { try first.save(SavedGame(game: .darkMustPass)) }
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test func `C5.9 a program that must not save locks nobody else out`() throws {
    let first = try opened()
    try folder.write("precious words".utf8, to: "game")
    #expect(throws: changed) { try first.save(SavedGame()) }
    try folder.remove("game")
    #expect(try opened().load() == nil)
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user], [false, true])
  func `R7.5 a save does not overwrite what somebody puts there during a game`(
    owner: FileGameRepository.Owner, isSaved: Bool
  ) throws {
    let repository = try opened(by: owner)
    if isSaved { try repository.save(SavedGame()) }
    try folder.write("precious words".utf8, to: "game")
    for _ in 1...2 {
      #expect(throws: changed) { try repository.save(SavedGame(game: .over)) }
    }
    #expect(try folder.text(of: "game") == "precious words")
    try folder.remove("game")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test func `R7.5 a save does not overwrite a good file put back after a bad one was set aside`()
    throws
  {
    try folder.write("junk".utf8, to: "game")
    let repository = try opened()
    #expect(try folder.names == ["game.bad-1", "game.lock"])
    try folder.save(SavedGame(game: .over), to: "game")
    for _ in 1...2 {
      #expect(throws: changed) { try repository.save(SavedGame()) }
    }
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test(arguments: 1...3)
  func `R7.6 a save that could not sync is not taken for the save of another program`(
    sync: Int
  ) throws {
    let error = SystemError(code: 5)
    let files = FaultyFiles(.init(call: sync, error: error, lasts: true, only: [.sync]))
    let repository = try opened(by: .user, files)
    for _ in 1...2 { try? repository.save(SavedGame(game: .over)) }
    files.mend()
    try repository.save(SavedGame())
    #expect(try folder.savedGame(in: "game") == SavedGame())
  }

  private func opened(
    by owner: FileGameRepository.Owner = .program, _ files: any FileSystem = SystemFiles()
  ) throws -> FileGameRepository {
    try .opened(folder.path("game"), by: owner, files: files)
  }
}
