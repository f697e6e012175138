import Infrastructure
import Testing
import UseCases

struct PermissionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0o644, 0o664, 0o600])
  func `R7.1 a file that is replaced keeps its permissions`(permissions: Int) throws {
    let repository = FileGameRepository(path: folder.path("game"), owner: .user)
    try repository.save(SavedGame())
    #expect(try folder.permissions(of: "game") == 0o600)
    try folder.permit("game", permissions)
    try repository.save(SavedGame(game: .over))
    #expect(try folder.permissions(of: "game") == permissions)
  }

  @Test func `R7.6 a folder that was removed meanwhile is made anew by the next save`() throws {
    let repository = FileGameRepository(path: folder.path("state/game"), owner: .program)
    try repository.save(SavedGame())
    try folder.remove("state")
    try repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.permissions(of: "state") == 0o700)
  }
}
