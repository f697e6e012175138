import Adapters
import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Files that this program cannot read.
struct UnreadableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user])
  func `R7.5 an unreadable file is reported, and never changed`(
    owner: FileGameRepository.Owner
  ) throws {
    try folder.write("locked away".utf8, to: "game")
    let before = try folder.attributes(of: "game")
    let opened = folder.open(by: owner, Fault(EIO, lasts: true, only: .openToRead))
    #expect(opened.isUnloadable)
    #expect(opened.loadFailure == .unreadable(folder.detail(.error(EIO))))
    for game in [Game(), .over] { try opened.repository.save(SavedGame(game: game)) }
    let after = try folder.attributes(of: "game")
    for key in [FileAttributeKey.systemFileNumber, .size, .posixPermissions] {
      #expect(after[key] as? Int == before[key] as? Int)
    }
    #expect(try folder.names.filter { $0 != "game.lock" } == ["game"])
  }
}
