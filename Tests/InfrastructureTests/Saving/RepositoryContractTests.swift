import Infrastructure
import TestSupport
import Testing
import UseCases

/// The promises of repositories, kept by a file and by memory.
struct RepositoryContractTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

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

  @Test func `R7.6 a failed save leaves a whole game in the file`() throws {
    let fault = Fault(5, at: 2, lasts: true, only: .rename)
    try GameRepositoryContract.checkFailedSave(
      opening: { try folder.opened("game", fault) }, breaking: {})
    #expect(fault.struck == [.rename])
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user])
  func `R7.5 R7.9 a file that fails to load and stays is not overwritten`(
    owner: FileGameRepository.Owner
  ) throws {
    try folder.write("a letter", to: "game")
    // The program would set the file aside.
    let fault = Fault(13, lasts: true, only: .rename)
    try GameRepositoryContract.checkUnloadable(
      opening: { folder.open("game", by: owner, fault).repository },
      contents: { try folder.text(of: "game") })
  }
}
