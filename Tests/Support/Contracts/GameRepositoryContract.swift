import Domain
public import UseCases

/// The promises that every repository keeps.
///
/// Each function throws `BrokenPromise` for the first broken promise. It opens the repository of one
/// store again and again, as each run of a program does.
public enum GameRepositoryContract {
  /// Checks that each saved game is loaded, in the same run and in the next (R7.2).
  ///
  /// The store may have a game before.
  public static func checkSaves(opening open: () throws -> any GameRepository) throws {
    for saved in games {
      try save(saved, in: open())
      try check(open().load(), is: [saved], "the next run loads the last saved game")
    }
  }

  /// Checks that a failed save leaves the last game or the new one (R7.6).
  ///
  /// - Parameter breakStore: a function after which no save succeeds.
  public static func checkFailedSave(
    opening open: () throws -> any GameRepository, breaking breakStore: () throws -> Void
  ) throws {
    let last = games[1]
    let next = games[3]
    try save(last, in: open())
    try breakStore()
    let failure = try open().failure(saving: next)
    try BrokenPromise.unless(failure != nil, "a save that does not succeed fails")
    try check(open().load(), is: [last, next], "a failed save leaves the last game or the new one")
  }

  /// Checks that a store that fails to load, and stays, is never overwritten (R7.5).
  ///
  /// - Parameters:
  ///   - open: returns a repository whose `load()` fails without moving the contents.
  ///   - contents: returns everything that the store holds.
  public static func checkUnloadable<Contents: Equatable>(
    opening open: () throws -> any GameRepository, contents: () throws -> Contents
  ) throws {
    let before = try contents()
    let repository = try open()
    let loaded = try? repository.load()
    try BrokenPromise.unless(
      loaded == nil && repository.hasFailedToLoad, "what is not a saved game fails to load",
      at: "\(String(describing: loaded))")
    for saved in games { _ = repository.failure(saving: saved) }
    let after = try contents()
    try BrokenPromise.unless(
      before == after, "what failed to load and stayed is not overwritten",
      at: "\(before) became \(after)")
  }

  /// A new game, and games with steps, another start, a pass, a result, and other players.
  private static let games: [SavedGame] = {
    let modes = BySide<Mode>(dark: .computer, light: .manual)
    var played = SavedGame(modes: modes)
    for step in RandomGame(seed: 1).steps.prefix(7) { played.record.make(step) }
    var passed = SavedGame(game: .darkMustPass, modes: BySide(dark: .manual, light: .computer))
    passed.record.pass()
    return [SavedGame(), played, SavedGame(game: .lightMustPass), passed, SavedGame(game: .over)]
  }()

  private static func save(_ saved: SavedGame, in repository: any GameRepository) throws {
    try repository.save(saved)
    try check(repository.load(), is: [saved], "a run loads what it has saved")
  }

  private static func check(
    _ loaded: SavedGame?, is games: [SavedGame], _ promise: String
  ) throws(BrokenPromise) {
    try BrokenPromise.unless(
      loaded.map(games.contains) == true, promise,
      at: "\(String(describing: loaded)) instead of \(games)")
  }
}

extension GameRepository {
  fileprivate var hasFailedToLoad: Bool {
    do throws(LoadFailure) {
      _ = try load()
      return false
    } catch {
      return true
    }
  }
}
