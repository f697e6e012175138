import Adapters
import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Several programs with one saved game, and changes to its files during a game.
struct LockTests {
  private let folder = TemporaryFolder()
  private var changed: SaveFailure { folder.failure(.changedByAnother) }

  @Test func `C5.31 the second program has a copy of the game, and the first goes on saving`()
    throws
  {
    let first = try folder.opened()
    try first.save(SavedGame(game: .over))
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let second = folder.open()
    #expect(second.isHeldByAnother && second.file == nil)
    #expect(try second.repository.load() == SavedGame(game: .over))
    try second.repository.save(SavedGame())
    #expect(try second.repository.load() == SavedGame())
    #expect(try folder.savedGame() == SavedGame(game: .over))
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
    try first.save(SavedGame(game: .lightMustPass))
    #expect(try folder.savedGame() == SavedGame(game: .lightMustPass))
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.5 the second program sets nothing aside`() throws {
    let first = try folder.opened()
    try folder.write("junk".utf8, to: "game")
    let second = folder.open()
    #expect(second.isHeldByAnother)
    let trouble = folder.detail(.invalid(SavedGameError.header("junk").text))
    #expect(second.loadFailure == .unreadable(trouble))
    #expect(try folder.names == ["game", "game.lock"])
    #expect(try first.load() == nil)
  }

  @Test func `C5.31 a program that is just starting does not hold a lock that this one released`()
    throws
  {
    let files = SystemFiles()
    let path = Path(folder.path("game.lock"))
    let lock = try files.createLock(path)
    try files.lock(lock)
    // What a child has until it runs its own program.
    let copy = dup(lock.number)
    try #require(copy >= 0)
    defer { close(copy) }
    try files.close(lock)
    let next = try files.openLock(path)
    #expect(throws: Never.self) { try files.lock(next) }
    try files.close(next)
  }

  @Test func `C5.31 a file is locked under each of its names, and apart from others`() throws {
    try folder.link("linked", to: "game")
    let (first, other) = (try folder.opened(), try folder.opened("other"))
    #expect(folder.open("linked").isHeldByAnother)
    #expect(try first.load() == nil && other.load() == nil)
  }

  @Test func `C5.31 a program without its removed lock overwrites no game of another`() throws {
    let first = try folder.opened()
    try first.save(SavedGame())
    try folder.remove("game.lock")
    var second: FileGameRepository? = try folder.opened()
    try second?.save(SavedGame(game: .over))
    #expect(first.failure() == folder.failure(.heldByAnother))
    second = nil
    #expect(first.failure() == changed)
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test func `C5.31 a refused save leaves no file open, and so no lock`() throws {
    let files = HookedFiles { _ in .max }
    let repository = try FileGameRepository.opened(folder.path("game"), files: files)
    #expect(files.openCount == 1, "the lock")
    try folder.write("precious words".utf8, to: "game")
    #expect(repository.failure() == changed)
    #expect(files.openCount == 0)
  }

  @Test(arguments: [false, true])
  func `R7.9 a save overwrites no file of the user that appears during a game`(
    isSaved: Bool
  ) throws {
    let repository = try folder.opened(by: .user)
    if isSaved { try repository.save(SavedGame()) }
    try folder.write("precious words".utf8, to: "game")
    for _ in 1...2 { #expect(repository.failure() == changed) }
    #expect(try folder.text(of: "game") == "precious words")
    try folder.remove("game")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test func `R7.9 a save overwrites no older game that another program puts back`() throws {
    let repository = try folder.opened()
    try repository.save(SavedGame())
    try repository.save(SavedGame(game: .over))
    try folder.save(SavedGame())
    #expect(repository.failure() == changed)
    #expect(try folder.savedGame() == SavedGame())
  }

  @Test func `R7.9 a save overwrites no saved game that replaces a damaged one set aside`()
    throws
  {
    try folder.write("junk".utf8, to: "game")
    let repository = try folder.opened()
    try folder.save(SavedGame(game: .over))
    for _ in 1...2 { #expect(repository.failure() == changed) }
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }
}
