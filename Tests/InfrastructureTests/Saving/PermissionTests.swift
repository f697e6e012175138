import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Files that this program must not read or write.
struct PermissionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user], [EACCES, EIO])
  func `R7.5 a file that cannot be read is reported, and never changed`(
    owner: FileGameRepository.Owner, code: Int32
  ) throws {
    try folder.write("locked away".utf8, to: "game")
    let error = SystemError(code: code)
    let files = FaultyFiles(.init(call: 1, error: error, lasts: true, only: [.open(.reading)]))
    try expectUntouched(by: owner, files, because: error)
  }

  @Test(
    .enabled(if: geteuid() != 0, "the superuser needs no permission"),
    arguments: [FileGameRepository.Owner.program, .user])
  func `R7.5 a file without permissions is reported, and never changed`(
    owner: FileGameRepository.Owner
  ) throws {
    try folder.write("locked away".utf8, to: "game")
    try folder.setPermissions(0, of: "game")
    try expectUntouched(by: owner, SystemFiles(), because: SystemError(code: EACCES))
    #expect(try folder.permissions(of: "game") == 0)
  }

  @Test func `R7.6 a file that is read-only is not replaced`() throws {
    try folder.save(SavedGame(game: .over), to: "game")
    let error = SystemError(code: EACCES)
    let files = FaultyFiles(.init(call: 1, error: error, lasts: true, only: [.checkWritable]))
    let repository = try FileGameRepository.opened(folder.path("game"), files: files)
    let failure = SaveFailure(reason: "\(folder.path("game")): \(error)")
    #expect(throws: failure) { try repository.save(SavedGame()) }
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser needs no permission"))
  func `R7.5 nothing is set aside or saved in a folder that is read-only`() throws {
    try folder.makeFolder("state")
    try folder.write("junk".utf8, to: "state/game")
    try folder.setPermissions(0o500, of: "state")
    let path = folder.path("state/game")
    let opened = FileGameRepository.openWhenFree(path: path, owner: .program)
    #expect(opened.isUnloadable)
    let problem = "line 1 is 'junk', not like x01"
    #expect(
      opened.loadFailure == .stuck(problem: problem, reason: "\(path): Permission denied"))
    try opened.repository.save(SavedGame())
    #expect(try folder.text(of: "state/game") == "junk")
    try folder.setPermissions(0o700, of: "state")
  }

  private func expectUntouched(
    by owner: FileGameRepository.Owner, _ files: any FileSystem, because error: SystemError
  ) throws {
    let before = try folder.attributes(of: "game")
    let path = folder.path("game")
    let opened = FileGameRepository.openWhenFree(path: path, owner: owner, files: files)
    #expect(opened.isUnloadable)
    #expect(opened.loadFailure == .unreadable(reason: "\(path): \(error)"))
    for game in [Game(), .over] { try opened.repository.save(SavedGame(game: game)) }
    let after = try folder.attributes(of: "game")
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(after[.size] as? Int == 11)
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }
}
