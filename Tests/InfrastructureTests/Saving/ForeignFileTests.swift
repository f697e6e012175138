import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Files that the user has named and that are not saved games.
struct ForeignFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: NotASavedGame.files)
  func `R7.5 a file of the user's that is not a saved game stays exactly as it is`(
    file: NotASavedGame
  ) throws {
    try folder.write(file.bytes, to: "mine")
    for _ in 1...2 {
      let opened = FileGameRepository.openWhenFree(path: folder.path("mine"), owner: .user)
      #expect(opened.isUnloadable && opened.file == nil)
      #expect(opened.loadFailure == .foreign(problem: file.problem))
    }
    #expect(try folder.bytes(of: "mine") == file.bytes)
    #expect(try folder.names == ["mine"])
  }

  @Test func `R7.5 nothing beside a file of the user's that is not a saved game is touched`()
    throws
  {
    try folder.write("notes".utf8, to: "notes")
    try folder.write("precious".utf8, to: "notes.reversi-saving")
    let opened = FileGameRepository.openWhenFree(path: folder.path("notes"), owner: .user)
    try opened.repository.save(SavedGame())
    #expect(try folder.names == ["notes", "notes.reversi-saving"])
    #expect(try folder.text(of: "notes") == "notes")
    #expect(try folder.text(of: "notes.reversi-saving") == "precious")
  }

  @Test func `R7.3 a file that the user has named need not exist yet`() throws {
    let repository = try FileGameRepository.opened(folder.path("mine"), by: .user)
    #expect(try repository.load() == nil)
    try repository.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "mine") == SavedGame(game: .over))
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user])
  func `R7.5 a path below a file is reported, and the file stays`(
    owner: FileGameRepository.Owner
  ) throws {
    try folder.write("a file".utf8, to: "file")
    let path = folder.path("file/game")
    let opened = FileGameRepository.openWhenFree(path: path, owner: owner)
    #expect(opened.isUnloadable)
    #expect(opened.loadFailure == .unreadable(reason: "\(path): Not a directory"))
    #expect(try folder.text(of: "file") == "a file")
  }
}
