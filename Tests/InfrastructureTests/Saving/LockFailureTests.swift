import Adapters
import Domain
import Foundation
import Infrastructure
import ProgramSupport
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Places where nothing can be locked, and where a program therefore changes nothing.
struct LockFailureTests {
  /// A call that fails until the test mends it, and the file that is named as the cause.
  struct Trouble {
    let call: HookedFiles.Call
    let code: Int32
    let name: String

    /// A lock that fails, a folder that is read-only, and a full disk.
    static let all = [
      Self(call: .lock, code: EIO, name: "game.lock"),
      Self(call: .open(.locking), code: EACCES, name: "game"),
      Self(call: .open(.locking), code: ENOSPC, name: "game"),
    ]

    var fault: Fault { Fault(code, lasts: true, only: call) }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Trouble.all + [Trouble(call: .lock, code: ENOLCK, name: "game.lock")])
  func `R7.5 nothing is set aside or saved without a lock`(trouble: Trouble) throws {
    try folder.write("junk".utf8, to: "game")
    let stuck = LoadFailure.stuck(
      Detail(.header("junk")), because: folder.detail(.error(trouble.code), at: trouble.name))
    for _ in 1...2 {
      let opened = folder.open("game", trouble.fault)
      #expect(opened.isUnloadable)
      #expect(opened.loadFailure == stuck)
      try opened.repository.save(SavedGame())
    }
    #expect(try folder.text(of: "game") == "junk")
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }

  @Test(arguments: Trouble.all, [FileGameRepository.Owner.program, .user])
  func `R7.6 nothing is saved without a lock, as is foreseen, until it can be had`(
    trouble: Trouble, owner: FileGameRepository.Owner
  ) throws {
    try folder.save(SavedGame(game: .over))
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let fault = trouble.fault
    let failure = folder.failure(.error(trouble.code), at: trouble.name)
    let files = fault.files
    let repository = try FileGameRepository.opened(folder.path("game"), by: owner, files: files)
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(repository.foreseenFailure == failure && repository.hasFailed)
    for _ in 1...3 {
      #expect(repository.failure() == failure)
      #expect(repository.foreseenFailure == nil, "only the first is foreseen")
    }
    #expect(files.openCount == 0)
    #expect(try folder.savedGame() == SavedGame(game: .over))
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
    fault.mend()
    try repository.save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    #expect(folder.open().isHeldByAnother && repository.foreseenFailure == nil)
    #expect(files.openCount == 1, "the lock")
  }

  @Test(arguments: [SavedGame(game: .darkMustPass), nil])
  func `R7.1 a save does not overwrite what another program has saved without a lock`(
    loaded: SavedGame?
  ) throws {
    if let loaded { try folder.save(loaded) }
    let fault = Trouble.all[0].fault
    let repository = try folder.opened("game", fault)
    #expect(try repository.load() == loaded)
    try folder.opened().save(SavedGame(game: .over))
    fault.mend()
    for _ in 1...2 { #expect(repository.failure() == folder.failure(.changedByAnother)) }
    #expect(try folder.opened().load() == SavedGame(game: .over))
    try folder.write("junk".utf8, to: "game")
    #expect(repository.failure() == folder.failure(.changedByAnother))
    #expect(try folder.text(of: "game") == "junk")
  }

  @Test func `C5.9 a program that has locked the file meanwhile goes on saving`() throws {
    let fault = Trouble.all[0].fault
    let late = try folder.opened("game", fault)
    let first = try folder.opened()
    fault.mend()
    #expect(late.failure() == folder.failure(.heldByAnother))
    try first.save(SavedGame(game: .over))
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test func `R7.6 a save does not overwrite what it cannot read after it has locked the file`()
    throws
  {
    try folder.makeFolder("game.lock")
    let late = try folder.opened("game", Fault(EIO, at: 2, only: .open(.reading)))
    #expect(try late.load() == nil)
    try folder.remove("game.lock")
    try folder.opened().save(SavedGame(game: .over))
    #expect(late.failure() == folder.failure(.changedByAnother))
    #expect(late.failure() == folder.failure(.error(EIO)))
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test(arguments: [false, true])
  func `R7.6 what stands in place of the lock is named, and is not followed`(isLink: Bool) throws {
    if isLink {
      try folder.link("game.lock", to: "precious")
    } else {
      try folder.makeFolder("game.lock")
    }
    let failure = folder.failure(.error(isLink ? ELOOP : EISDIR), at: "game.lock")
    #expect(try folder.opened().failure() == failure)
    #expect(try folder.names == ["game.lock"])
  }
}
