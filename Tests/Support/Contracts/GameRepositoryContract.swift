import Domain
import Rooms
public import UseCases

/// The promises of every repository.
///
/// Each function opens a repository several times in the same place, like a program that starts. It
/// throws `BrokenPromise` for the first promise that is broken.
public enum GameRepositoryContract {
  /// A function that opens the repository to check.
  public typealias Open = () throws -> any GameRepository

  /// Checks that nothing is loaded where nothing was saved (R7.3).
  public static func checkNothingSaved(_ open: Open) throws {
    let repository = try open()
    for _ in 1...2 {
      try BrokenPromise.unless(
        try repository.load() == nil, "nothing is loaded if nothing is saved")
    }
  }

  /// Checks that each load returns the last save (R7.1, R7.2).
  ///
  /// If the repository lasts, so does the last save after the next start.
  public static func checkSaves(isLasting: Bool = true, _ open: Open) throws {
    for saved in try samples() {
      try check(saving: saved, in: try open())
      guard isLasting else { continue }
      try BrokenPromise.unless(
        try open().load() == saved, "what was saved is there after the next start",
        at: "\(saved.record)")
    }
    let repository = try open()
    for saved in try samples() { try check(saving: saved, in: repository) }
  }

  /// Checks a place without a valid saved game (R7.5).
  ///
  /// Each load fails, and no save overwrites the content unless it was set aside.
  public static func checkNoSavedGame(_ open: Open) throws {
    let repository = try open()
    guard let failure = failure(in: repository) else {
      throw BrokenPromise("what is not a saved game is told, and not loaded")
    }
    do {
      try repository.save(SavedGame(game: .over))
    } catch {
      if case .setAside = failure {
        throw BrokenPromise("a game can be saved if what was there is set aside", at: "\(error)")
      }
    }
    if case .setAside = failure {
      let saved = try repository.load()
      try BrokenPromise.unless(
        saved == SavedGame(game: .over), "a game is saved if what was there is set aside")
    } else {
      try BrokenPromise.unless(
        Self.failure(in: try open()) == failure,
        "what is not a saved game is never overwritten, and is told again")
    }
  }

  /// Checks that a failing save throws, and keeps the game before (R7.6).
  ///
  /// - Parameter breaking: makes the next save fail.
  public static func checkFailingSave(_ open: Open, breaking: () throws -> Void) throws {
    let repository = try open()
    let saved = SavedGame(game: .over)
    try repository.save(saved)
    try breaking()
    let hasFailed: Bool
    do {
      try repository.save(SavedGame())
      hasFailed = false
    } catch {
      hasFailed = true
    }
    try BrokenPromise.unless(hasFailed, "a save that fails throws")
    try BrokenPromise.unless(
      try repository.load() == saved, "a save that fails leaves the game before intact")
  }

  private static func check(
    saving saved: SavedGame, in repository: any GameRepository
  ) throws {
    try repository.save(saved)
    for _ in 1...2 {
      try BrokenPromise.unless(
        try repository.load() == saved, "what was saved last is loaded each time",
        at: "\(saved.record)")
    }
  }

  private static func failure(in repository: any GameRepository) -> LoadFailure? {
    do throws(LoadFailure) {
      _ = try repository.load()
      return nil
    } catch {
      return error
    }
  }

  /// Saved games with all modes, each position of a game, and another start.
  private static func samples() throws -> [SavedGame] {
    var samples: [SavedGame] = []
    for dark in Mode.samples {
      for light in Mode.samples {
        let modes = Modes(dark: dark, light: light)
        samples += [Game(), .darkMustPass, .lightMustPass, .over].map {
          SavedGame(game: $0, modes: modes)
        }
      }
    }
    let record = try Record(steps: RandomGame(seed: 1).steps)
    samples += (0...record.steps.count).map { SavedGame(record: record.prefix($0)) }
    samples += RandomGame(seed: 2).map { SavedGame(game: $0.game) }
    samples.append(try SavedGame(game: .darkWinsNext).played("c1"))
    return samples
  }
}
