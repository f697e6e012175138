import Adapters
import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Places without a lock for this program, which therefore changes nothing there.
struct LockFailureTests {
  /// A call that fails until the test mends it, and the file named as the cause.
  struct Trouble {
    let call: HookedFiles.Call
    let code: Int32
    let name: String

    /// A failing lock, and a read-only folder.
    static let all = [
      Self(call: .lock, code: EIO, name: "game.lock"),
      Self(call: .openLock, code: EACCES, name: "game"),
    ]

    var fault: Fault { Fault(code, lasts: true, only: call) }
  }

  private let folder = TemporaryFolder()

  @Test(arguments: Trouble.all + [Trouble(call: .lock, code: ENOLCK, name: "game.lock")])
  func `R7.5 the program renames and saves nothing without a lock`(trouble: Trouble) throws {
    try folder.write("junk".utf8, to: "game")
    let stuck = LoadFailure.stuck(
      SavedGameError.header("junk").text,
      because: folder.detail(.error(trouble.code), at: trouble.name))
    for _ in 1...2 {
      let opened = folder.open("game", trouble.fault)
      #expect(opened.isUnloadable)
      #expect(opened.loadFailure == stuck)
      try opened.repository.save(SavedGame())
    }
    #expect(try folder.text(of: "game") == "junk")
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }

  @Test(arguments: Trouble.all)
  func `R7.6 each save fails until the program gets its lock, and the start says so`(
    trouble: Trouble
  ) throws {
    try folder.save(SavedGame(game: .over))
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let fault = trouble.fault
    let failure = folder.failure(.error(trouble.code), at: trouble.name)
    let files = fault.files
    let repository = try FileGameRepository.opened(folder.path("game"), files: files)
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(repository.warning == .willFail(failure) && repository.hasFailed)
    for _ in 1...3 { #expect(repository.failure() == failure) }
    #expect(files.openCount == 0)
    #expect(try folder.savedGame() == SavedGame(game: .over))
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
    fault.mend()
    try repository.save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    #expect(folder.open().isHeldByAnother && !repository.hasFailed)
    #expect(files.openCount == 1, "the lock")
  }

  @Test func `R7.14 a save that gets its lock late overwrites no game of another program`() throws {
    let loaded = SavedGame(game: .darkMustPass)
    try folder.save(loaded)
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

  @Test func `R7.6 a save overwrites no file that it cannot read`() throws {
    try folder.makeFolder("game.lock")
    let late = try folder.opened("game", Fault(EIO, at: 2, only: .openToRead))
    #expect(try late.load() == nil)
    try folder.remove("game.lock")
    try folder.opened().save(SavedGame(game: .over))
    #expect(late.failure() == folder.failure(.changedByAnother))
    #expect(late.failure() == folder.failure(.error(EIO)))
    #expect(try folder.savedGame() == SavedGame(game: .over))
  }

  @Test(arguments: [false, true])
  func `R7.6 a link or a folder in place of the lock is named, and not used`(isLink: Bool) throws {
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
