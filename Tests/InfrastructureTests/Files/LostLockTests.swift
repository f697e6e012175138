import Domain
import Infrastructure
import Testing
import UseCases

/// A lock that somebody has removed, and files that somebody has put there, while a game is played.
struct LostLockTests {
  private let folder: TemporaryFolder
  private let changed: SaveFailure

  init() throws {
    folder = try TemporaryFolder()
    changed = SaveFailure(reason: "\(folder.path("game")): another program has changed it")
  }

  @Test func `C5.9 a lock file that was removed is made again by the next save`() throws {
    let first = repository()
    #expect(try first.load() == nil)
    try folder.remove("game.lock")
    try first.save(SavedGame(game: .over))
    #expect(repository().isHeldByAnother)
    #expect(try first.load() == SavedGame(game: .over))
  }

  @Test func `C5.9 of two programs with a lock the one whose file is gone saves no more`() throws {
    let first = repository()
    #expect(try first.load() == nil)
    try first.save(SavedGame())
    try folder.remove("game.lock")
    var second: FileGameRepository? = repository()
    #expect(try second?.load() == SavedGame())
    let held = SaveFailure(reason: "\(folder.path("game")): another reversi has this game open")
    try second?.save(SavedGame(game: .over))
    #expect(throws: held) { try first.save(SavedGame(game: .darkMustPass)) }
    second = nil
    #expect(throws: changed) { try first.save(SavedGame(game: .darkMustPass)) }
    #expect(try first.load() == SavedGame(game: .over))
  }

  @Test func `C5.9 a program that may not save keeps no other program from saving`() throws {
    let first = repository()
    #expect(try first.load() == nil)
    try folder.write("precious words".utf8, to: "game")
    #expect(throws: changed) { try first.save(SavedGame()) }
    try folder.remove("game")
    #expect(!repository().isHeldByAnother)
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user], [false, true])
  func `R7.5 a file that somebody puts in the save's place during play is not overwritten`(
    owner: FileGameRepository.Owner, isSaved: Bool
  ) throws {
    let repository = repository(owner)
    #expect(try repository.load() == nil)
    if isSaved { try repository.save(SavedGame()) }
    try folder.write("precious words".utf8, to: "game")
    for _ in 1...2 {
      #expect(throws: changed) { try repository.save(SavedGame(game: .over)) }
    }
    #expect(try folder.text(of: "game") == "precious words")
    try folder.remove("game")
    try repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
  }

  @Test(arguments: 1...3)
  func `R7.6 an own save whose name was not yet safe is not taken for another program's`(
    sync: Int
  ) throws {
    let error = SystemError(code: 5)
    let files = FaultyFiles(.init(call: sync, error: error, lasts: true, only: [.sync]))
    let repository = FileGameRepository(path: folder.path("game"), owner: .user, files: files)
    #expect(try repository.load() == nil)
    for _ in 1...2 { try? repository.save(SavedGame(game: .over)) }
    files.mend()
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
  }

  private func repository(_ owner: FileGameRepository.Owner = .program) -> FileGameRepository {
    FileGameRepository(path: folder.path("game"), owner: owner)
  }
}
