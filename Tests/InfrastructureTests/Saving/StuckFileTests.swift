import Infrastructure
import TestSupport
import Testing
import UseCases

/// A name that is so long that no other name fits beside it.
struct StuckFileTests {
  private let folder: TemporaryFolder
  private let name = String(repeating: "g", count: 250)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `R7.5 a file that cannot be set aside stays, and is reported`() throws {
    try folder.write("junk".utf8, to: name)
    let failure = LoadFailure.stuck(
      problem: "line 1 is 'junk', not like x01", reason: "File name too long")
    for _ in 1...2 {
      let opened = FileGameRepository.openWhenFree(path: folder.path(name), owner: .program)
      #expect(opened.isUnloadable)
      #expect(opened.loadFailure == failure)
      try opened.repository.save(SavedGame())
    }
    #expect(try folder.text(of: name) == "junk")
  }

  @Test func `R7.5 a locked file that cannot be set aside stays, and is unlocked`() throws {
    try folder.write("junk".utf8, to: "game")
    let error = SystemError(code: 5)
    let files = FaultyFiles(.init(call: 1, error: error, only: [.rename]))
    let path = folder.path("game")
    let opened = FileGameRepository.openWhenFree(path: path, owner: .program, files: files)
    #expect(opened.isUnloadable)
    let problem = "line 1 is 'junk', not like x01"
    #expect(opened.loadFailure == .stuck(problem: problem, reason: "\(error)"))
    #expect(try folder.names == ["game", "game.lock"])
    // It can be locked again.
    _ = try FileGameRepository.opened(path)
  }

  @Test func `R7.6 a save that has no room for another name leaves the file as it is`() throws {
    try folder.save(SavedGame(game: .over), to: name)
    let repository = try FileGameRepository.opened(folder.path(name), by: .user)
    let reason = "\(folder.path(name)): File name too long"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.savedGame(in: name) == SavedGame(game: .over))
  }
}
