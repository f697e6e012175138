import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Places where nothing can be locked, and where a program therefore changes nothing.
struct LockFailureTests {
  /// A call that fails until the test mends it, and its error.
  struct Trouble: CustomTestStringConvertible {
    let testDescription: String
    let call: FaultyFiles.Call
    let error: SystemError
    /// The file that is named in the reason.
    let name: String

    static let all = [
      Self(
        testDescription: "a file system without locks", call: .lock,
        error: SystemError(code: ENOLCK), name: "game.lock"),
      Self(
        testDescription: "a folder that is read-only", call: .open(.locking),
        error: SystemError(code: EACCES), name: "game"),
      Self(
        testDescription: "a full disk", call: .open(.locking), error: SystemError(code: ENOSPC),
        name: "game"),
    ]

    var files: FaultyFiles {
      FaultyFiles(.init(call: 1, error: error, lasts: true, only: [call]))
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Trouble.all)
  func `R7.5 nothing is set aside or saved without a lock`(trouble: Trouble) throws {
    try folder.write("junk".utf8, to: "game")
    let failure = LoadFailure.stuck(
      problem: "line 1 is 'junk', not like x01",
      reason: "\(folder.path(trouble.name)): \(trouble.error)")
    for _ in 1...2 {
      let opened = FileGameRepository.openWhenFree(
        path: folder.path("game"), owner: .program, files: trouble.files)
      #expect(opened.isUnloadable)
      #expect(opened.loadFailure == failure)
      try opened.repository.save(SavedGame())
    }
    #expect(try folder.text(of: "game") == "junk")
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }

  @Test(arguments: Trouble.all, [FileGameRepository.Owner.program, .user])
  func `R7.6 nothing is saved or removed without a lock, and each save says so`(
    trouble: Trouble, owner: FileGameRepository.Owner
  ) throws {
    try folder.save(SavedGame(game: .over), to: "game")
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let repository = try opened(trouble.files, owner)
    #expect(try repository.load() == SavedGame(game: .over))
    let reason = "\(folder.path(trouble.name)): \(trouble.error)"
    for _ in 1...2 {
      #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    }
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
  }

  @Test(arguments: Trouble.all)
  func `R7.6 the failure of the first save is foreseen, and only of the first`(
    trouble: Trouble
  ) throws {
    let repository = try opened(trouble.files)
    let failure = SaveFailure(reason: "\(folder.path(trouble.name)): \(trouble.error)")
    #expect(repository.foreseenFailure == failure)
    #expect(throws: failure) { try repository.save(SavedGame()) }
    #expect(repository.foreseenFailure == nil)
  }

  @Test func `R7.6 saves that cannot lock the file leave nothing open`() throws {
    let files = Trouble.all[0].files
    let repository = try opened(files)
    for _ in 1...3 { #expect(throws: SaveFailure.self) { try repository.save(SavedGame()) } }
    #expect(files.openCount == 0)
    files.mend()
    try repository.save(SavedGame())
    #expect(files.openCount == 1, "the lock")
  }

  @Test func `R7.6 no failure is foreseen with a lock`() throws {
    #expect(try opened(SystemFiles()).foreseenFailure == nil)
  }

  @Test(arguments: Trouble.all)
  func `R7.6 the next save locks the file if that has become possible`(trouble: Trouble) throws {
    let files = trouble.files
    let repository = try opened(files)
    #expect(try repository.load() == nil)
    #expect(throws: SaveFailure.self) { try repository.save(SavedGame()) }
    files.mend()
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
    #expect(
      FileGameRepository.open(path: folder.path("game"), owner: .program).isHeldByAnother)
  }

  @Test(arguments: [SavedGame(game: .darkMustPass), nil])
  func `R7.1 a save does not overwrite what another program has saved without a lock`(
    loaded: SavedGame?
  ) throws {
    if let loaded { try folder.save(loaded, to: "game") }
    let files = Trouble.all[0].files
    let repository = try opened(files)
    #expect(try repository.load() == loaded)
    try opened(SystemFiles()).save(SavedGame(game: .over))
    files.mend()
    let reason = "\(folder.path("game")): another program has changed it"
    for _ in 1...2 {
      #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    }
    #expect(try opened(SystemFiles()).load() == SavedGame(game: .over))
    try folder.write("junk".utf8, to: "game")
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.text(of: "game") == "junk")
  }

  @Test func `C5.9 a program that has locked the file meanwhile goes on saving`() throws {
    let files = Trouble.all[0].files
    let late = try opened(files)
    #expect(try late.load() == nil)
    let first = try opened(SystemFiles())
    files.mend()
    let reason = "\(folder.path("game")): another reversi has this game open"
    #expect(throws: SaveFailure(reason: reason)) { try late.save(SavedGame()) }
    try first.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test func `R7.6 a save does not overwrite what it cannot read after it has locked the file`()
    throws
  {
    try folder.makeFolder("game.lock")
    let error = SystemError(code: EIO)
    let late = try opened(FaultyFiles(.init(call: 2, error: error, only: [.open(.reading)])))
    #expect(try late.load() == nil)
    try folder.remove("game.lock")
    try opened(SystemFiles()).save(SavedGame(game: .over))
    let changed = SaveFailure(reason: "\(folder.path("game")): another program has changed it")
    #expect(throws: changed) { try late.save(SavedGame()) }
    let unread = SaveFailure(reason: "\(folder.path("game")): \(error)")
    #expect(throws: unread) { try late.save(SavedGame()) }
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test func `R7.6 a file of the user's that is read at the second try can be saved`() throws {
    try folder.save(SavedGame(game: .over), to: "game")
    let error = SystemError(code: EIO)
    let files = FaultyFiles(.init(call: 1, error: error, only: [.open(.reading)]))
    let repository = try opened(files, .user)
    #expect(try repository.load() == SavedGame(game: .over))
    try repository.save(SavedGame())
    #expect(try folder.savedGame(in: "game") == SavedGame())
  }

  @Test func `R7.6 what stands in place of the lock is named`() throws {
    try folder.makeFolder("game.lock")
    let reason = "\(folder.path("game.lock")): Is a directory"
    #expect(throws: SaveFailure(reason: reason)) { try opened(SystemFiles()).save(SavedGame()) }
  }

  private func opened(
    _ files: any FileSystem, _ owner: FileGameRepository.Owner = .program
  ) throws -> FileGameRepository {
    try .opened(folder.path("game"), by: owner, files: files)
  }
}
