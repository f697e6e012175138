import Adapters
import ArchivedGames
import Front
import Infrastructure
import UseCases

/// The place of the saved game, opened, with what is beside it.
struct SavePlace: Sendable {
  /// The repository of the game, with the archive beside it.
  let repository: ArchivingRepository
  /// The file to which this run saves, or `nil`.
  let file: FileGameRepository?
  /// The game that was saved when this run began, or `nil`.
  let saved: SavedGame?
  let storage: Storage
  /// The failures that the player must know.
  let failures: [Failure]

  /// Opens the file that the player names, or the usual one.
  init(_ options: Options, _ outside: Outside) {
    let owner: FileGameRepository.Owner = options.savePath == nil ? .program : .user
    let path: String
    do throws(SaveFailure) {
      path =
        if let named = options.savePath {
          named
        } else {
          try SavedGamePlace.usual(Self.game, variable: outside.variable)
        }
    } catch {
      self.init(nowhereBecause: [.saving(error)])
      return
    }
    self.init(at: path, owner: owner, outside)
  }

  private init(at path: String, owner: FileGameRepository.Owner, _ outside: Outside) {
    let opened = FileGameRepository.open(path: path, owner: owner, files: outside.files)
    repository = ArchivingRepository(
      opened, at: path, owner: owner, files: outside.files, today: outside.today)
    file = opened.file
    isPromised = owner == .user
    saved = (try? opened.repository.load()) ?? nil
    switch opened {
    case .opened(let file):
      storage = owner == .program ? .usual(path: path) : .named(path: path)
      switch file.warning {
      case .willFail(let failure):
        failures = [.saving(failure)]
        keepsUsualGame = false
      case .noLock(let path):
        failures = [.noLock(path: path)]
        keepsUsualGame = owner == .program
      case nil:
        failures = []
        keepsUsualGame = owner == .program
      }
    case .heldByAnother:
      storage = .openElsewhere
      failures = [.openElsewhere]
      keepsUsualGame = false
    case .unloadable:
      storage = .none
      failures = []
      keepsUsualGame = false
    }
  }

  /// Keeps the game in memory.
  init(nowhereBecause failures: [Failure] = []) {
    repository = ArchivingRepository()
    file = nil
    saved = nil
    storage = .none
    self.failures = failures
    keepsUsualGame = false
    isPromised = false
  }

  /// The name of the usual game's file.
  static let game = "game"

  /// True if this run keeps the usual game, and so the settings.
  let keepsUsualGame: Bool

  /// True if the player names the file, which then must hold the game.
  private let isPromised: Bool

  /// True if no other program can keep the same game.
  var isLocked: Bool { file?.warning == nil }

  /// True if the game could not be saved, perhaps because the lock was lost.
  var hasFailed: Bool { file?.hasFailed == true }

  /// Waits for a save in progress.
  ///
  /// - Returns: `false` if the file that the player names does not hold the game.
  func finishSaving() -> Bool {
    let holdsGame = file.map { !$0.hasFailed } ?? false
    return holdsGame || !isPromised
  }
}
