import Synchronization
import TestSupport
import Testing
import UseCases

/// The contract of repositories, kept by a fake one and broken by others.
struct GameRepositoryContractTests {
  @Test func `R7.2 R7.6 a fake repository keeps its promises`() throws {
    let isFull = Mutex(false)
    let repository = FakeGameRepository { _ in
      isFull.withLock(\.self) ? FakeGameRepository.failure : nil
    }
    try GameRepositoryContract.checkSaves { repository }
    try GameRepositoryContract.checkFailedSave(
      opening: { repository }, breaking: { isFull.withLock { $0 = true } })
  }

  @Test func `R7.2 a repository that forgets its game is caught, in the same run or the next`()
    async
  {
    await expect("a run loads what it has saved") {
      try GameRepositoryContract.checkSaves { Forgetful() }
    }
    await expect("the next run loads the last saved game") {
      try GameRepositoryContract.checkSaves { FakeGameRepository() }
    }
  }

  @Test func `R7.6 a failed save that is not reported, or loses the last game, is caught`() async {
    let silent = FakeGameRepository()
    await expect("a save that does not succeed fails") {
      try GameRepositoryContract.checkFailedSave(opening: { silent }, breaking: {})
    }
    var opened: any GameRepository = silent
    await expect("a failed save leaves the last game or the new one") {
      try GameRepositoryContract.checkFailedSave(
        opening: { opened },
        breaking: { opened = FakeGameRepository { _ in FakeGameRepository.failure } })
    }
  }

  @Test func `R7.5 a repository that hides a failure to load, or overwrites the file, is caught`()
    async
  {
    await expect("what is not a saved game fails to load") {
      try GameRepositoryContract.checkUnloadable(opening: { Forgetful() }, contents: { "a letter" })
    }
    let overwriting = FakeGameRepository(loadFailure: .unreadable("it is a letter"))
    await expect("what failed to load and stayed is not overwritten") {
      try GameRepositoryContract.checkUnloadable(
        opening: { overwriting }, contents: { overwriting.saved })
    }
  }
}

/// A repository that saves nothing.
private struct Forgetful: GameRepository {
  func load() -> SavedGame? { nil }
  func save(_ saved: SavedGame) {}
}
