import Domain
import Foundation
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

  @Test func `R7.6 a folder that was removed during play is made again by the next save`() throws {
    let repository = FileGameRepository(path: folder.path("state/game"), owner: .program)
    try repository.save(SavedGame())
    try folder.remove("state")
    try repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
    #expect(try folder.permissions(of: "state") == 0o700)
  }

  @Test func `R7.1 the name of each folder that is made is made safe, too`() throws {
    // A folder that may not be opened is not synced; here it is only counted.
    let fault = FaultyFiles.Fault(
      call: 1, error: SystemError(code: EACCES), lasts: true, only: [.open(.folder)])
    let files = FaultyFiles(fault)
    let path = folder.path("local/state/game")
    let repository = FileGameRepository(path: path, owner: .program, files: files)
    #expect(files.struck.count == 2)
    try repository.save(SavedGame())
    #expect(files.struck.count == 3)
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user], [EACCES, EIO])
  func `R7.5 a file that cannot be read is told, not touched, and not saved over`(
    owner: FileGameRepository.Owner, code: Int32
  ) throws {
    try folder.write("locked away".utf8, to: "game")
    let error = SystemError(code: code)
    let files = FaultyFiles(.init(call: 1, error: error, lasts: true, only: [.open(.reading)]))
    try expectUntouched(by: owner, files, because: error)
  }

  /// What may do everything, as the superuser, is refused nothing.
  @Test(
    .enabled(if: geteuid() != 0, "of the superuser no permission is asked"),
    arguments: [FileGameRepository.Owner.program, .user])
  func `R7.5 a file without permission is told, not touched, and not saved over`(
    owner: FileGameRepository.Owner
  ) throws {
    try folder.write("locked away".utf8, to: "game")
    try folder.permit("game", 0)
    try expectUntouched(by: owner, SystemFiles(), because: SystemError(code: EACCES))
    #expect(try folder.permissions(of: "game") == 0)
  }

  @Test(.enabled(if: geteuid() != 0, "of the superuser no permission is asked"))
  func `R7.5 in a folder that may not be written nothing is set aside or saved`() throws {
    try folder.makeFolder("state")
    try folder.write("junk".utf8, to: "state/game")
    try folder.permit("state", 0o500)
    let path = folder.path("state/game")
    let repository = FileGameRepository(path: path, owner: .program)
    let problem = "line 1 is 'junk', not like x01"
    #expect(throws: LoadFailure.stuck(problem: problem, reason: "\(path): Permission denied")) {
      try repository.load()
    }
    try repository.save(SavedGame())
    #expect(try folder.text(of: "state/game") == "junk")
    try folder.permit("state", 0o700)
  }

  private func expectUntouched(
    by owner: FileGameRepository.Owner, _ files: any FileSystem, because error: SystemError
  ) throws {
    let before = try folder.attributes(of: "game")
    let path = folder.path("game")
    let repository = FileGameRepository(path: path, owner: owner, files: files)
    #expect(throws: LoadFailure.unreadable(reason: "\(path): \(error)")) {
      try repository.load()
    }
    for game in [Game(), .over] { try repository.save(SavedGame(game: game)) }
    let after = try folder.attributes(of: "game")
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(after[.size] as? Int == 11)
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }
}
