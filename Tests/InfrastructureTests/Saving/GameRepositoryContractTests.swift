import Domain
import Infrastructure
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
  }

  private let folder: TemporaryFolder
  /// The program that has a game open.
  private let other: FileGameRepository

  init() throws {
    folder = try TemporaryFolder()
    other = try .opened(folder.path("held"))
  }

  @Test(arguments: Kind.allCases)
  func `R7.3 nothing is loaded if nothing is saved`(kind: Kind) throws {
    #expect(try repository(kind).load() == nil)
  }

  @Test(arguments: Kind.allCases)
  func `R7.2 the saved game is loaded each time`(kind: Kind) throws {
    let repository = try repository(kind)
    let saved = SavedGame(game: .darkMustPass, modes: Modes(dark: .computer(.random)))
    try repository.save(saved)
    #expect(try repository.load() == saved)
    #expect(try repository.load() == saved)
  }

  @Test(arguments: Kind.allCases)
  func `R7.1 the last save counts`(kind: Kind) throws {
    let repository = try repository(kind)
    for game in [Game.over, .lightMustPass, Game()] { try repository.save(SavedGame(game: game)) }
    #expect(try repository.load() == SavedGame())
  }

  @Test(arguments: Kind.files, Mode.samples)
  func `R7.1 a file keeps all modes with a new game, a pass and an end`(
    kind: Kind, dark: Mode
  ) throws {
    for light in Mode.samples {
      for game in [Game(), .darkMustPass, .lightMustPass, .over] {
        let saved = SavedGame(game: game, modes: Modes(dark: dark, light: light))
        try repository(kind).save(saved)
        #expect(try repository(kind).load() == saved)
      }
    }
  }

  @Test(arguments: Kind.files)
  func `R7.1 a file keeps every position of a whole game`(kind: Kind) throws {
    for game in Game.random(seed: 1) + Game.random(seed: 2) {
      try repository(kind).save(SavedGame(game: game))
      #expect(try repository(kind).load() == SavedGame(game: game))
    }
  }

  @Test(arguments: Kind.allCases)
  func `R7.1 a repository says whether a game that is saved there lasts`(kind: Kind) throws {
    #expect(try repository(kind).isLasting == Kind.files.contains(kind))
  }

  @Test func `R7.2 a repository in memory may begin with a saved game`() throws {
    let saved = SavedGame(game: .over)
    #expect(try MemoryGameRepository(.success(saved)).load() == saved)
  }

  @Test func `R7.5 a repository in memory reports a failed load until a game is saved`() throws {
    let failure = LoadFailure.foreign(.empty)
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
    }
  }
}

extension GameRepositoryContractTests.Kind {
  /// Those that outlive the program.
  static let files: [Self] = [.file, .namedFile]
}
