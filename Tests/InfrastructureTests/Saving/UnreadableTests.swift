import Adapters
import Domain
import Foundation
import Infrastructure
import ProgramSupport
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Files that this program must not read.
struct UnreadableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user], [EACCES, EIO, nil])
  func `R7.5 a file that cannot be read is reported, and never changed`(
    owner: FileGameRepository.Owner, code: Int32?
  ) throws {
    // The superuser needs no permission.
    guard code != nil || geteuid() != 0 else { return }
    try folder.write("locked away".utf8, to: "game")
    if code == nil { try folder.setPermissions(0, of: "game") }
    let before = try folder.attributes(of: "game")
    let opened = folder.open(
      by: owner, code.map { Fault($0, lasts: true, only: .open(.reading)) })
    #expect(opened.isUnloadable)
    #expect(
      opened.loadFailure == .unreadable(folder.detail(.error(code ?? EACCES))))
    for game in [Game(), .over] { try opened.repository.save(SavedGame(game: game)) }
    let after = try folder.attributes(of: "game")
    for key in [FileAttributeKey.systemFileNumber, .size, .posixPermissions] {
      #expect(after[key] as? Int == before[key] as? Int)
    }
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser needs no permission"))
  func `R7.5 nothing is set aside or saved in a folder that is read-only`() throws {
    try folder.write("junk".utf8, to: "state/game")
    try folder.setPermissions(0o500, of: "state")
    let opened = folder.open("state/game")
    #expect(
      opened.loadFailure
        == .stuck(Detail(.header("junk")), because: folder.detail(.error(EACCES), at: "state/game"))
    )
    try opened.repository.save(SavedGame())
    #expect(try folder.text(of: "state/game") == "junk")
    try folder.setPermissions(0o700, of: "state")
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user])
  func `R7.5 a path below a file is reported, and the file stays`(
    owner: FileGameRepository.Owner
  ) throws {
    try folder.write("a file".utf8, to: "file")
    let opened = folder.open("file/game", by: owner)
    #expect(opened.isUnloadable)
    #expect(opened.loadFailure == .unreadable(folder.detail(.error(ENOTDIR), at: "file/game")))
    #expect(try folder.text(of: "file") == "a file")
  }
}
