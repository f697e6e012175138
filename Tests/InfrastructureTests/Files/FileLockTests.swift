import Domain
import Infrastructure
import Testing
import UseCases

struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `C5.9 a second repository knows that its file is held by the first`() throws {
    let (first, second) = (repository("game"), repository("game"))
    #expect(!first.isHeldByAnother)
    #expect(second.isHeldByAnother)
    try first.save(SavedGame(game: .over))
    #expect(try second.load() == SavedGame(game: .over))
  }

  @Test func `C5.9 a second repository of a file saves nothing, without a failure`() throws {
    let (first, second) = (repository("game"), repository("game"))
    try first.save(SavedGame(game: .over))
    try second.save(SavedGame())
    #expect(try first.load() == SavedGame(game: .over))
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.5 C5.9 a second repository of a file sets nothing aside`() throws {
    try folder.write("junk".utf8, to: "game")
    let (first, second) = (repository("game"), repository("game"))
    let reason = "\(folder.path("game")): line 1 is 'junk', not like x01"
    #expect(throws: LoadFailure.unreadable(reason: reason)) { try second.load() }
    #expect(try folder.text(of: "game") == "junk")
    #expect(throws: LoadFailure.self) { try first.load() }
    #expect(try folder.names == ["game.bad-1", "game.lock"])
  }

  @Test func `C5.9 a second repository leaves the first one's unfinished save alone`() throws {
    let first = repository("game")
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let second = repository("game")
    #expect(second.isHeldByAnother)
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
    #expect(!first.isHeldByAnother)
  }

  @Test func `C5.9 the next repository saves when the first is gone`() throws {
    var first: FileGameRepository? = repository("game")
    try first?.save(SavedGame(game: .over))
    first = nil
    let next = repository("game")
    #expect(!next.isHeldByAnother)
    try next.save(SavedGame())
    #expect(try next.load() == SavedGame())
  }

  @Test func `C5.9 a file is held under each of its names`() throws {
    try folder.link("linked", to: "game")
    let (first, second) = (repository("game"), repository("linked"))
    #expect(!first.isHeldByAnother)
    #expect(second.isHeldByAnother)
  }

  @Test func `C5.9 two files can be held at the same time`() throws {
    let (first, second) = (repository("game"), repository("other"))
    #expect(!first.isHeldByAnother && !second.isHeldByAnother)
  }

  @Test func `C5.7 afterSaving runs its operation once, before it returns`() {
    let log = Log()
    repository("game").afterSaving { log.note("last") }
    #expect(log.lines == ["last"])
  }

  private func repository(_ name: String) -> FileGameRepository {
    FileGameRepository(path: folder.path(name), owner: .program)
  }
}
