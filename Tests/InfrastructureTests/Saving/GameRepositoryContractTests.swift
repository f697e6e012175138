import Domain
import Foundation
import Infrastructure
import ProgramSupport
import Rooms
import TestSupport
import Testing
import UseCases

/// What every repository promises, wherever it keeps the game.
struct GameRepositoryContractTests {
  /// The repositories there are.
  enum Kind: CaseIterable {
    case memory
    case file
    case namedFile
    /// The copy of a game that another program has open.
    case waiting
    /// A double.
    case fake
  }

  private let folder: TemporaryFolder
  /// The program that has a game open.
  private let other: FileGameRepository
  private let fake = FakeGameRepository()

  init() throws {
    folder = try TemporaryFolder()
    other = try .opened(folder.path("held"))
  }

  @Test(arguments: Kind.allCases)
  func `R7.3 nothing is loaded if nothing is saved`(kind: Kind) throws {
    try GameRepositoryContract.checkNothingSaved { try repository(kind) }
  }

  @Test(arguments: Kind.allCases)
  func `R7.1 R7.2 what was saved last is loaded each time, whatever it is`(kind: Kind) throws {
    let isLasting = ![.memory, .waiting].contains(kind)
    try GameRepositoryContract.checkSaves(isLasting: isLasting) { try repository(kind) }
  }

  @Test(arguments: ["junk", ""])
  func `R7.5 what is not a saved game is set aside, or never overwritten`(text: String) throws {
    for owner in [FileGameRepository.Owner.program, .user] where !text.isEmpty || owner == .program
    {
      try folder.write(text.utf8, to: "\(owner)")
      try GameRepositoryContract.checkNoSavedGame {
        folder.open("\(owner)", by: owner).repository
      }
    }
    let failure = LoadFailure.foreign(Detail("it is empty"))
    try GameRepositoryContract.checkNoSavedGame { MemoryGameRepository(.failure(failure)) }
  }

  @Test func `R7.6 a save that fails throws, and leaves the game before intact`() throws {
    let fake = FakeGameRepository()
    try GameRepositoryContract.checkFailingSave {
      fake
    } breaking: {
      fake.failSaves(1)
    }
    let fault = Fault(EIO, at: 2, only: .rename)
    try GameRepositoryContract.checkFailingSave {
      try folder.opened("game", fault)
    } breaking: {
      #expect(fault.struck.isEmpty)
    }
  }

  @Test func `R7.2 a repository in memory may begin with a saved game`() throws {
    let saved = SavedGame(game: .over)
    #expect(try MemoryGameRepository(.success(saved)).load() == saved)
  }

  @Test func `R7.5 a repository in memory reports a failed load until a game is saved`() throws {
    let failure = LoadFailure.foreign(Detail("it is empty"))
    let repository = MemoryGameRepository(.failure(failure))
    for _ in 1...2 { #expect(throws: failure) { try repository.load() } }
    repository.save(SavedGame(game: .over))
    #expect(try repository.load() == SavedGame(game: .over))
  }

  private func repository(_ kind: Kind) throws -> any GameRepository {
    switch kind {
    case .memory: MemoryGameRepository()
    case .file: try FileGameRepository.opened(folder.path("state/reversi/game"))
    case .namedFile: try FileGameRepository.opened(folder.path("my game"), by: .user)
    case .waiting:
      FileGameRepository.open(path: folder.path("held"), owner: .program).repository
    case .fake: fake
    }
  }
}

/// Repositories that do not keep a promise.
struct WrongRepositoryTests {
  @Test func `a repository that does not keep a promise is told which`() throws {
    let full = MemoryGameRepository(.success(SavedGame()))
    #expect(throws: BrokenPromise.self) { try GameRepositoryContract.checkNothingSaved { full } }
    let forgetful = ForgetfulRepository()
    var broken = #expect(throws: BrokenPromise.self) {
      try GameRepositoryContract.checkSaves { forgetful }
    }
    #expect(broken?.description == "what was saved last is loaded each time")
    #expect(throws: BrokenPromise.self) {
      try GameRepositoryContract.checkSaves { FakeGameRepository(isLasting: true) }
    }
    let overwritten = MemoryGameRepository(.failure(.foreign(Detail("it is empty"))))
    broken = #expect(throws: BrokenPromise.self) {
      try GameRepositoryContract.checkNoSavedGame { overwritten }
    }
    #expect(broken?.description.hasPrefix("what is not a saved game is never overwritten") == true)
    #expect(throws: BrokenPromise.self) {
      try GameRepositoryContract.checkFailingSave {
        MemoryGameRepository()
      } breaking: {
      }
    }
  }
}

/// A repository that keeps the first game that is saved.
private final class ForgetfulRepository: GameRepository {
  private let first = FakeGameRepository()

  func load() throws(LoadFailure) -> SavedGame? { try first.load() }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    if first.saves.isEmpty { try first.save(saved) }
  }
}
