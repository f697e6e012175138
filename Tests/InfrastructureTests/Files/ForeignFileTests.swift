import Domain
import Infrastructure
import Testing
import UseCases

struct ForeignFileTests {
  private let folder: TemporaryFolder
  private let repository: FileGameRepository

  init() throws {
    folder = try TemporaryFolder()
    repository = FileGameRepository(path: folder.path("mine"), owner: .user)
  }

  @Test(arguments: NoSavedGame.files)
  func `R7.5 a user's file that is not a saved game is left exactly as it is`(
    file: NoSavedGame
  ) throws {
    try folder.write(file.bytes, to: "mine")
    for _ in 1...2 {
      #expect(throws: LoadFailure.foreign(problem: file.problem)) { try repository.load() }
    }
    #expect(try folder.bytes(of: "mine") == file.bytes)
    #expect(try folder.names == ["mine", "mine.lock"])
  }

  @Test func `R7.5 nothing is touched beside a user's file that is not a saved game`() throws {
    try folder.write("notes".utf8, to: "notes")
    try folder.write("precious".utf8, to: "notes.reversi-saving")
    let repository = FileGameRepository(path: folder.path("notes"), owner: .user)
    #expect(throws: LoadFailure.self) { try repository.load() }
    try repository.save(SavedGame())
    #expect(try folder.names == ["mine.lock", "notes", "notes.reversi-saving"])
    #expect(try folder.text(of: "notes") == "notes")
    #expect(try folder.text(of: "notes.reversi-saving") == "precious")
  }

  @Test func `R7.3 a file that the user has named need not be there yet`() throws {
    #expect(try repository.load() == nil)
    try repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
  }

  @Test func `R7.5 a file that cannot be examined is not moved and not missing`() throws {
    try folder.write("a file".utf8, to: "file")
    let path = folder.path("file/game")
    for owner in [FileGameRepository.Owner.program, .user] {
      let repository = FileGameRepository(path: path, owner: owner)
      #expect(throws: LoadFailure.unreadable(reason: "\(path): Not a directory")) {
        try repository.load()
      }
    }
    #expect(try folder.text(of: "file") == "a file")
  }
}
