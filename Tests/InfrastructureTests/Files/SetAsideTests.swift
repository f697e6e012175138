import Domain
import Infrastructure
import Testing
import UseCases

struct SetAsideTests {
  private let folder: TemporaryFolder
  private let repository: FileGameRepository

  init() throws {
    folder = try TemporaryFolder()
    repository = FileGameRepository(path: folder.path("game"), owner: .program)
  }

  @Test(arguments: NoSavedGame.files + NoSavedGame.fromElsewhere)
  func `R7.5 a file that is not a saved game is kept as it was under another name`(
    file: NoSavedGame
  ) throws {
    try folder.write(file.bytes, to: "game")
    #expect(throws: LoadFailure.setAside(problem: file.problem, name: "game.bad-1")) {
      try repository.load()
    }
    #expect(try folder.bytes(of: "game.bad-1") == file.bytes)
    #expect(try folder.names == ["game.bad-1", "game.lock"])
    #expect(try repository.load() == nil)
  }

  @Test(arguments: NoSavedGame.files + NoSavedGame.fromElsewhere)
  func `R7.5 no later save touches a file that was set aside`(file: NoSavedGame) throws {
    try folder.write(file.bytes, to: "game")
    #expect(throws: LoadFailure.self) { try repository.load() }
    for game in [Game(), .over] { try repository.save(SavedGame(game: game)) }
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.bytes(of: "game.bad-1") == file.bytes)
    #expect(try folder.names == ["game", "game.bad-1", "game.lock"])
  }

  @Test func `R7.5 each file set aside gets its own name, and none is overwritten`() throws {
    try folder.write("kept before".utf8, to: "game.bad-2")
    for (content, name) in [("one", 1), ("two", 3), ("three", 4)] {
      try folder.write(content.utf8, to: "game")
      let problem = "line 1 is '\(content)', not like x01"
      #expect(throws: LoadFailure.setAside(problem: problem, name: "game.bad-\(name)")) {
        try repository.load()
      }
    }
    let contents = try (1...4).map { try folder.text(of: "game.bad-\($0)") }
    #expect(contents == ["one", "kept before", "two", "three"])
  }

  @Test func `R7.5 a folder or a dangling link also occupies a name for setting aside`() throws {
    try folder.makeFolder("game.bad-1")
    try folder.link("game.bad-2", to: "nowhere")
    try folder.write("junk".utf8, to: "game")
    let problem = "line 1 is 'junk', not like x01"
    #expect(throws: LoadFailure.setAside(problem: problem, name: "game.bad-3")) {
      try repository.load()
    }
    #expect(try folder.linkTarget(of: "game.bad-2") == "nowhere")
    #expect(try folder.text(of: "game.bad-3") == "junk")
  }

  @Test func `R7.5 a file that was reached by a link is set aside in its own folder`() throws {
    try folder.makeFolder("elsewhere")
    try folder.write("junk".utf8, to: "elsewhere/mine")
    try folder.link("linked", to: "elsewhere/mine")
    let linked = FileGameRepository(path: folder.path("linked"), owner: .program)
    let problem = "line 1 is 'junk', not like x01"
    #expect(throws: LoadFailure.setAside(problem: problem, name: "mine.bad-1")) {
      try linked.load()
    }
    #expect(try folder.text(of: "elsewhere/mine.bad-1") == "junk")
    #expect(try folder.linkTarget(of: "linked") == "elsewhere/mine")
  }
}
