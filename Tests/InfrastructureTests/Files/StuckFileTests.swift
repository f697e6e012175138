import Adapters
import Infrastructure
import Testing
import UseCases

/// A name so long that the file system takes nothing longer.
struct StuckFileTests {
  private let folder: TemporaryFolder
  private let name = String(repeating: "g", count: 250)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `R7.5 a file that cannot be set aside stays, and the failure says so`() throws {
    try folder.write("junk".utf8, to: name)
    let repository = FileGameRepository(path: folder.path(name), owner: .program)
    let failure = LoadFailure.stuck(
      problem: "line 1 is 'junk', not like x01", reason: "File name too long")
    for _ in 1...2 {
      #expect(throws: failure) { try repository.load() }
    }
    try repository.save(SavedGame())
    #expect(try folder.text(of: name) == "junk")
  }

  @Test func `R7.6 a file whose name is too long to replace is not written to`() throws {
    let text = SavedGameText.encode(SavedGame(game: .over))
    try folder.write(text.utf8, to: name)
    let repository = FileGameRepository(path: folder.path(name), owner: .user)
    let reason = "\(folder.path(name)): File name too long"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.text(of: name) == text)
  }
}
