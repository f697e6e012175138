import Domain
import Infrastructure
import Testing
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Places where nothing can be locked: who cannot keep others out changes nothing there.
struct NoLockTests {
  /// A call of locking that fails as long as the test wants, and its error.
  struct Trouble: CustomTestStringConvertible {
    let testDescription: String
    let call: FaultyFiles.Call
    let error: SystemError
    /// What is named as being in the way.
    let name: String

    static let all = [
      Self(
        testDescription: "a file system without locks", call: .lock,
        error: SystemError(code: ENOLCK), name: "game.lock"),
      Self(
        testDescription: "a folder that may not be written", call: .open(.locking),
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
  func `R7.5 without a lock nothing is set aside, and nothing saved`(trouble: Trouble) throws {
    try folder.write("junk".utf8, to: "game")
    let repository = repository(trouble.files)
    let failure = LoadFailure.stuck(
      problem: "line 1 is 'junk', not like x01",
      reason: "\(folder.path(trouble.name)): \(trouble.error)")
    for _ in 1...2 {
      #expect(throws: failure) { try repository.load() }
    }
    try repository.save(SavedGame())
    #expect(try folder.text(of: "game") == "junk")
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }

  @Test(arguments: Trouble.all, [FileGameRepository.Owner.program, .user])
  func `R7.6 without a lock nothing is saved or removed, and each save says so`(
    trouble: Trouble, owner: FileGameRepository.Owner
  ) throws {
    try repository(SystemFiles()).save(SavedGame(game: .over))
    try folder.remove("game.lock")
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let repository = repository(trouble.files, owner)
    #expect(!repository.isHeldByAnother)
    #expect(try repository.load() == SavedGame(game: .over))
    let reason = "\(folder.path(trouble.name)): \(trouble.error)"
    for _ in 1...2 {
      #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    }
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
  }

  @Test(arguments: Trouble.all)
  func `R7.6 a lock that becomes free is taken by the next save`(trouble: Trouble) throws {
    let files = trouble.files
    let repository = repository(files)
    #expect(try repository.load() == nil)
    #expect(throws: SaveFailure.self) { try repository.save(SavedGame()) }
    files.mend()
    try repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(self.repository(SystemFiles()).isHeldByAnother)
  }

  @Test(arguments: [SavedGame(game: .darkMustPass), nil])
  func `R7.1 a game that another program has saved meanwhile is not overwritten`(
    loaded: SavedGame?
  ) throws {
    if let loaded { try self.repository(SystemFiles()).save(loaded) }
    let files = Trouble.all[0].files
    let repository = repository(files)
    #expect(try repository.load() == loaded)
    try self.repository(SystemFiles()).save(SavedGame(game: .over))
    files.mend()
    let reason = "\(folder.path("game")): another program has changed it"
    for _ in 1...2 {
      #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    }
    #expect(!self.repository(SystemFiles()).isHeldByAnother)
    try folder.write("junk".utf8, to: "game")
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.text(of: "game") == "junk")
  }

  @Test func `C5.9 a program that locked the file first goes on saving`() throws {
    let files = Trouble.all[0].files
    let late = repository(files)
    #expect(try late.load() == nil)
    let first = repository(SystemFiles())
    files.mend()
    let reason = "\(folder.path("game")): another reversi has this game open"
    #expect(throws: SaveFailure(reason: reason)) { try late.save(SavedGame()) }
    try first.save(SavedGame(game: .over))
    #expect(try late.load() == SavedGame(game: .over))
  }

  @Test func `R7.6 a file that cannot be read once the lock is taken is not overwritten`() throws {
    try folder.makeFolder("game.lock")
    let error = SystemError(code: EIO)
    let late = repository(FaultyFiles(.init(call: 2, error: error, only: [.open(.reading)])))
    #expect(try late.load() == nil)
    try folder.remove("game.lock")
    try repository(SystemFiles()).save(SavedGame(game: .over))
    #expect(throws: SaveFailure(reason: "\(folder.path("game")): another program has changed it")) {
      try late.save(SavedGame())
    }
    #expect(throws: SaveFailure(reason: "\(folder.path("game")): \(error)")) {
      try late.save(SavedGame())
    }
    #expect(try late.load() == SavedGame(game: .over))
  }

  @Test func `R7.6 a file of the user's that is read at the second try is saved again`() throws {
    try repository(SystemFiles()).save(SavedGame(game: .over))
    let error = SystemError(code: EIO)
    let files = FaultyFiles(.init(call: 1, error: error, only: [.open(.reading)]))
    let repository = repository(files, .user)
    #expect(try repository.load() == SavedGame(game: .over))
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
  }

  @Test func `R7.6 what stands in the way of the lock is named`() throws {
    try folder.makeFolder("game.lock")
    let reason = "\(folder.path("game.lock")): Is a directory"
    #expect(throws: SaveFailure(reason: reason)) {
      try repository(SystemFiles()).save(SavedGame())
    }
  }

  private func repository(
    _ files: any FileSystem, _ owner: FileGameRepository.Owner = .program
  ) -> FileGameRepository {
    FileGameRepository(path: folder.path("game"), owner: owner, files: files)
  }
}
