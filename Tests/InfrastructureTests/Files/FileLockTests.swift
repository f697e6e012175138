import Domain
import Infrastructure
import Testing
import UseCases

struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `C5 the second on a file is told so, and the first goes on saving`() throws {
    let (first, second) = (repository("game"), repository("game"))
    #expect(!first.isHeldByAnother)
    #expect(second.isHeldByAnother)
    try first.save(SavedGame(game: .over))
    #expect(try second.load() == SavedGame(game: .over))
  }

  @Test func `C5 the second saves nothing, and that is no failure`() throws {
    let (first, second) = (repository("game"), repository("game"))
    try first.save(SavedGame(game: .over))
    try second.save(SavedGame())
    #expect(try first.load() == SavedGame(game: .over))
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.5 the second sets nothing aside`() throws {
    try folder.write("junk".utf8, to: "game")
    let (first, second) = (repository("game"), repository("game"))
    let reason = "\(folder.path("game")): line 1 is 'junk', not like x01"
    #expect(throws: LoadFailure.unreadable(reason: reason)) { try second.load() }
    #expect(try folder.text(of: "game") == "junk")
    #expect(throws: LoadFailure.self) { try first.load() }
    #expect(try folder.names == ["game.bad-1", "game.lock"])
  }

  @Test func `C5 the second leaves a save that is under way alone`() throws {
    let first = repository("game")
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    let second = repository("game")
    #expect(second.isHeldByAnother)
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
    #expect(!first.isHeldByAnother)
  }

  @Test func `C5 when the first is gone the next one saves`() throws {
    var first: FileGameRepository? = repository("game")
    try first?.save(SavedGame(game: .over))
    first = nil
    let next = repository("game")
    #expect(!next.isHeldByAnother)
    try next.save(SavedGame())
    #expect(try next.load() == SavedGame())
  }

  @Test func `C5 a file is the same by whatever name`() throws {
    try folder.link("linked", to: "game")
    let (first, second) = (repository("game"), repository("linked"))
    #expect(!first.isHeldByAnother)
    #expect(second.isHeldByAnother)
  }

  @Test func `C5 two files are in nobody's way`() throws {
    let (first, second) = (repository("game"), repository("other"))
    #expect(!first.isHeldByAnother && !second.isHeldByAnother)
  }

  @Test func `C5 the last thing a program does happens once, and is waited for`() {
    let log = Log()
    repository("game").afterSaving { log.note("last") }
    #expect(log.lines == ["last"])
  }

  private func repository(_ name: String) -> FileGameRepository {
    FileGameRepository(path: folder.path(name), owner: .program)
  }
}
