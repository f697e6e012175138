import Infrastructure
import TestSupport
import Testing
import UseCases

/// The promises of repositories, kept by a file and by memory.
struct RepositoryContractTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [FileGameRepository.Owner.program, .user])
  func `R7.2 each run loads from the file what the one before has saved`(
    owner: FileGameRepository.Owner
  ) throws {
    try GameRepositoryContract.checkSaves { try folder.opened(by: owner) }
  }

  @Test func `R7.2 a repository in memory loads what it has saved`() throws {
    let repository = MemoryGameRepository(.failure(.unreadable("it is a folder")))
    try GameRepositoryContract.checkSaves { repository }
  }

  // The program would set aside a file that it can rename.
  @Test(
    arguments: [FileGameRepository.Owner.program, .user], [HookedFiles.Call.rename, .openToRead])
  func `R7.5 R7.9 a file that fails to load and stays is not overwritten`(
    owner: FileGameRepository.Owner, failing call: HookedFiles.Call
  ) throws {
    try folder.write("a letter", to: "game")
    let fault = Fault(13, lasts: true, only: call)
    try GameRepositoryContract.checkUnloadable(
      opening: { folder.open("game", by: owner, fault).repository },
      contents: { try folder.text(of: "game") })
  }
}
