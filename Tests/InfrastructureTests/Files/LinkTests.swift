import Domain
import Infrastructure
import Testing
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Links under the name of a saved game.
struct LinkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["real/game", "chain"])
  func `R7.1 a link is followed, and stays one`(target: String) throws {
    try folder.makeFolder("real")
    try folder.link("chain", to: folder.path("real/game"))
    try folder.link("game", to: target)
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    #expect(try repository.load() == nil)
    try repository.save(SavedGame())
    try repository.save(SavedGame(game: .over))
    #expect(try folder.linkTarget(of: "game") == target)
    #expect(try folder.names == ["chain", "game", "real"])
    #expect(try folder.text(of: "real/game").hasPrefix("-00\n"))
    #expect(try repository.load() == SavedGame(game: .over))
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user])
  func `R7.3 a link that leads nowhere counts as nothing saved, and its target is made`(
    owner: FileGameRepository.Owner
  ) throws {
    try folder.link("game", to: "real")
    let repository = FileGameRepository(path: folder.path("game"), owner: owner)
    #expect(try repository.load() == nil)
    #expect(try folder.names == ["game", "real.lock"])
    try repository.save(SavedGame())
    #expect(try folder.names == ["game", "real", "real.lock"])
    #expect(try folder.linkTarget(of: "game") == "real")
    #expect(try repository.load() == SavedGame())
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user], [false, true])
  func `R7.5 a link that cannot be followed is told, and left alone`(
    owner: FileGameRepository.Owner, lasts: Bool
  ) throws {
    try folder.link("game", to: "real")
    let path = folder.path("game")
    try FileGameRepository(path: path, owner: owner).save(SavedGame(game: .over))
    let error = SystemError(code: EIO)
    let files = FaultyFiles(.init(call: 1, error: error, lasts: lasts, only: [.linkTarget]))
    let repository = FileGameRepository(path: path, owner: owner, files: files)
    #expect(throws: LoadFailure.self) { try repository.load() }
    try repository.save(SavedGame())
    #expect(try folder.linkTarget(of: "game") == "real")
    #expect(try folder.names == ["game", "real", "real.lock"])
    #expect(try folder.text(of: "real").hasPrefix("-00"))
  }

  @Test func `R7.5 a link to a name that is no text is told, and left alone`() throws {
    let target: [CChar] = [0x68, -1, 0]
    #expect(symlink(target, folder.path("game")) == 0)
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    let reason = "\(folder.path("game")): \(SystemError(code: EILSEQ))"
    #expect(throws: LoadFailure.unreadable(reason: reason)) { try repository.load() }
    #expect(try folder.names == ["game"])
  }

  @Test func `R7.3 a link into a folder that is missing has it made for the program`() throws {
    try folder.link("game", to: "missing/below/real")
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    #expect(try repository.load() == nil)
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
    #expect(try folder.permissions(of: "missing") == 0o700)
    #expect(try folder.linkTarget(of: "game") == "missing/below/real")
  }

  @Test func `R7.6 a link of the user's into a folder that is missing makes each save fail`()
    throws
  {
    try folder.link("mine", to: "missing/real")
    let repository = FileGameRepository(path: folder.path("mine"), owner: .user)
    #expect(try repository.load() == nil)
    let reason = "\(folder.path("missing/real")): No such file or directory"
    for _ in 1...2 {
      #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    }
    #expect(try folder.names == ["mine"])
    try folder.makeFolder("missing")
    try repository.save(SavedGame())
    #expect(try repository.load() == SavedGame())
  }

  @Test func `R7.1 a link that changes its target during a game does not move the game`() throws {
    try folder.link("game", to: "first")
    let repository = FileGameRepository(path: folder.path("game"), owner: .program)
    try repository.save(SavedGame())
    try folder.remove("game")
    try folder.link("game", to: "second")
    try repository.save(SavedGame(game: .over))
    #expect(try folder.text(of: "first").hasPrefix("-00\n"))
    #expect(try folder.names == ["first", "first.lock", "game"])
  }

  @Test func `R7.5 a link that takes the place of a file is not followed when it is read`() throws {
    try folder.write("precious".utf8, to: "other")
    try folder.link("game", to: "other")
    #expect(throws: SystemError(code: ELOOP)) {
      try SystemFiles().open(Path(folder.path("game")), .reading)
    }
  }
}
