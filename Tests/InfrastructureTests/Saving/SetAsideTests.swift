import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Files of the program's that are not saved games.
struct SetAsideTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: NotASavedGame.all)
  func `R7.5 a file that is not a saved game is kept under another name`(
    file: NotASavedGame
  ) throws {
    try folder.write(file.bytes, to: "game")
    let failure = LoadFailure.setAside(problem: file.problem, name: "game.bad-1")
    #expect(opened().loadFailure == failure)
    #expect(try folder.bytes(of: "game.bad-1") == file.bytes)
    #expect(try folder.names == ["game.bad-1", "game.lock"])
    #expect(try opened().repository.load() == nil)
  }

  @Test(arguments: NotASavedGame.all)
  func `R7.5 later saves do not change a file that was set aside`(file: NotASavedGame) throws {
    try folder.write(file.bytes, to: "game")
    let repository = try #require(opened().file)
    for game in [Game(), .over] { try repository.save(SavedGame(game: game)) }
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
    #expect(try folder.bytes(of: "game.bad-1") == file.bytes)
    #expect(try folder.names == ["game", "game.bad-1", "game.lock"])
  }

  @Test func `R7.5 each file that is set aside gets a free name`() throws {
    try folder.write("kept before".utf8, to: "game.bad-2")
    for (content, name) in [("one", 1), ("two", 3), ("three", 4)] {
      try folder.write(content.utf8, to: "game")
      let problem = "line 1 is '\(content)', not like x01"
      let failure = LoadFailure.setAside(problem: problem, name: "game.bad-\(name)")
      #expect(opened().loadFailure == failure)
    }
    let contents = try (1...4).map { try folder.text(of: "game.bad-\($0)") }
    #expect(contents == ["one", "kept before", "two", "three"])
  }

  @Test func `R7.5 the name of a folder, or of a link that leads nowhere, is not free`() throws {
    try folder.makeFolder("game.bad-1")
    try folder.link("game.bad-2", to: "nowhere")
    try folder.write("junk".utf8, to: "game")
    let problem = "line 1 is 'junk', not like x01"
    #expect(opened().loadFailure == .setAside(problem: problem, name: "game.bad-3"))
    #expect(try folder.linkTarget(of: "game.bad-2") == "nowhere")
    #expect(try folder.text(of: "game.bad-3") == "junk")
  }

  @Test func `R7.5 a file to which a link leads is set aside in its own folder`() throws {
    try folder.makeFolder("elsewhere")
    try folder.write("junk".utf8, to: "elsewhere/mine")
    try folder.link("game", to: "elsewhere/mine")
    let problem = "line 1 is 'junk', not like x01"
    #expect(opened().loadFailure == .setAside(problem: problem, name: "mine.bad-1"))
    #expect(try folder.text(of: "elsewhere/mine.bad-1") == "junk")
    #expect(try folder.linkTarget(of: "game") == "elsewhere/mine")
  }

  private func opened() -> FileGameRepository.OpenResult {
    FileGameRepository.openWhenFree(path: folder.path("game"), owner: .program)
  }
}
