import Domain
import Infrastructure
import Testing
import UseCases

/// What every repository promises, whatever it keeps the game in.
struct GameRepositoryContractTests {
  /// The repositories there are.
  enum Kind: CaseIterable {
    case memory
    case file
    case namedFile
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Kind.allCases)
  func `R7.3 with nothing saved nothing is loaded`(kind: Kind) throws {
    #expect(try repository(kind).load() == nil)
  }

  @Test(arguments: Kind.allCases)
  func `R7.2 what is saved is loaded, as often as wanted`(kind: Kind) throws {
    let repository = repository(kind)
    let saved = SavedGame(game: .darkMustPass, modes: Modes(dark: .computer))
    try repository.save(saved)
    #expect(try repository.load() == saved)
    #expect(try repository.load() == saved)
  }

  @Test(arguments: Kind.allCases)
  func `R7.1 the newest save counts`(kind: Kind) throws {
    let repository = repository(kind)
    for game in [Game.over, .lightMustPass, Game()] { try repository.save(SavedGame(game: game)) }
    #expect(try repository.load() == SavedGame())
  }

  @Test(arguments: Kind.allCases, Modes.all)
  func `R7.1 all modes come back with a new game, a pass and an end`(
    kind: Kind, modes: Modes
  ) throws {
    let repository = repository(kind)
    for game in [Game(), .darkMustPass, .lightMustPass, .over] {
      try repository.save(SavedGame(game: game, modes: modes))
      #expect(try repository.load() == SavedGame(game: game, modes: modes))
    }
  }

  @Test(arguments: Kind.allCases)
  func `R7.1 every position of whole games comes back`(kind: Kind) throws {
    let repository = repository(kind)
    for game in Game.random(seed: 1) + Game.random(seed: 2) {
      try repository.save(SavedGame(game: game))
      #expect(try repository.load() == SavedGame(game: game))
    }
  }

  @Test(arguments: [Kind.file, .namedFile])
  func `R7.2 a second repository of the same file sees what was saved`(kind: Kind) throws {
    let saved = SavedGame(game: .lightMustPass, modes: Modes(light: .computer))
    try repository(kind).save(saved)
    #expect(try repository(kind).load() == saved)
  }

  @Test func `R7.2 a repository in memory may begin with a saved game`() throws {
    #expect(MemoryGameRepository(SavedGame(game: .over)).load() == SavedGame(game: .over))
  }

  private func repository(_ kind: Kind) -> any GameRepository {
    switch kind {
    case .memory: MemoryGameRepository()
    case .file: FileGameRepository(path: folder.path("state/reversi/game"), owner: .program)
    case .namedFile: FileGameRepository(path: folder.path("my game"), owner: .user)
    }
  }
}
