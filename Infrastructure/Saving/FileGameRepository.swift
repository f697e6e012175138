import Synchronization
public import UseCases

/// A repository that keeps the saved game in a file (R7).
///
/// Each save replaces the whole file. The repository holds a lock for its lifetime, so only one
/// program writes, renames, or removes files. Where files cannot be locked, each save checks for
/// another program's save just before replacing the file.
///
/// To create a repository, call `open(path:owner:)`.
public final class FileGameRepository: GameRepository {
  /// The party that chose the file.
  ///
  /// The choice determines how the file is treated (R7.5).
  public enum Owner: Hashable, Sendable {
    /// The program, which creates the folder and sets aside an invalid file.
    case program
    /// The user.
    ///
    /// An invalid file stays unchanged, and an empty one counts as no saved game.
    case user
  }

  private struct State {
    var saveGuard: SaveGuard
    /// The result of loading, or the most recently saved game.
    var latest: Result<SavedGame?, LoadFailure>
    var foreseen: SaveFailure?
    var hasFailed = false
  }

  private let owner: Owner
  /// Locked during a save.
  private let state: Mutex<State>

  /// Opens a saved game's file, which need not exist yet.
  ///
  /// Follows links, locks the file, removes the remains of an interrupted save, and loads the game.
  /// For `.program`, creates missing folders and sets aside a file that is not a saved game. For
  /// `.user`, leaves such a file and its folder unchanged.
  public static func open(path: String, owner: Owner) -> OpenedGame {
    open(path: path, owner: owner, files: SystemFiles())
  }

  /// Opens a saved game's file in a file system that tests can replace.
  package static func open(path: String, owner: Owner, files: any FileSystem) -> OpenedGame {
    let game: SavedGameFile
    do throws(FileError) {
      game = try SavedGameFile(Path(path), mayBeEmpty: owner == .user, files: files)
      // If a user's file is not a saved game, no lock file may appear beside it.
      if owner == .user { _ = try game.read() } else { try? game.file.makeFolder() }
    } catch {
      return .unloadable(MemoryGameRepository(.failure(LoadFailure(error))))
    }
    var saveGuard = SaveGuard(game)
    var foreseen: FileError?
    do throws(FileError) {
      try saveGuard.takeLock()
      saveGuard.removeReplacement()
    } catch {
      foreseen = error
    }
    let notLocked = foreseen ?? saveGuard.withoutLock
    let found = Result { () throws(LoadFailure) in try load(game, of: owner, notLocked: notLocked) }
    if foreseen?.cause == .heldByAnother {
      return .heldByAnother(MemoryGameRepository(found))
    }
    switch found {
    case .success, .failure(.setAside):
      // A file that was set aside is no longer at its path.
      saveGuard.known = [try? found.get()]
      return .opened(FileGameRepository(saveGuard, of: owner, found, foreseen))
    case .failure:
      saveGuard.release()
      return .unloadable(MemoryGameRepository(found))
    }
  }

  /// Reads the saved game, or sets aside the program's invalid file (R7.5).
  ///
  /// Sets it aside only under the lock, because another program may be about to do the same.
  private static func load(
    _ game: SavedGameFile, of owner: Owner, notLocked reason: FileError?
  ) throws(LoadFailure) -> SavedGame? {
    let trouble: FileError
    do throws(FileError) {
      return try game.read()
    } catch {
      trouble = error
    }
    guard owner == .program, case .invalid(let flaw) = trouble.cause else {
      throw LoadFailure(trouble)
    }
    guard reason?.cause != .heldByAnother else { throw .unreadable(trouble.detail) }
    if let reason { throw .stuck(flaw, because: reason.detail) }
    let name: String
    do throws(SystemError) {
      name = try game.file.setAside()
    } catch {
      throw .stuck(flaw, because: Detail("\(error)"))
    }
    throw .setAside(flaw, name: name)
  }

  private init(
    _ saveGuard: SaveGuard, of owner: Owner, _ found: Result<SavedGame?, LoadFailure>,
    _ foreseen: FileError?
  ) {
    self.owner = owner
    state = Mutex(
      State(saveGuard: saveGuard, latest: found, foreseen: foreseen.map(SaveFailure.init)))
  }

  deinit {
    state.withLock { $0.saveGuard.release() }
  }

  /// The failure expected from the first save because the lock could not be taken.
  ///
  /// It is `nil` if the lock was taken, where files cannot be locked, and after the first attempt
  /// to save.
  package var foreseenFailure: SaveFailure? { state.withLock(\.foreseen) }

  /// True if this run saves, but its files cannot be locked.
  ///
  /// Two programs could then play the same game.
  public var savesWithoutLock: Bool {
    state.withLock { $0.saveGuard.withoutLock != nil }
  }

  /// True if the latest save failed or the first save is expected to fail.
  package var hasFailed: Bool { afterSaving(\.self) }

  /// Calls a function with `hasFailed` while saves are blocked.
  package func afterSaving<Result>(_ body: (_ hasFailed: Bool) -> Result) -> Result {
    state.withLock { body($0.hasFailed || $0.foreseen != nil) }
  }

  /// Returns the most recently saved game, or the game found when the file was opened.
  ///
  /// - Throws: `LoadFailure.setAside` if the file was set aside and no game has been saved since.
  public func load() throws(LoadFailure) -> SavedGame? {
    try state.withLock { $0.latest }.get()
  }

  /// Replaces the file, keeping the old game until the new one is safe.
  ///
  /// - Throws: `SaveFailure` if the save failed. The file is then unchanged, or it holds the new
  ///   game if just the sync of its name failed.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    try state.withLock { state throws(SaveFailure) in
      state.foreseen = nil
      // This stays true until a save succeeds.
      state.hasFailed = true
      do throws(FileError) {
        if owner == .program { try state.saveGuard.game.file.makeFolder() }
        try state.saveGuard.save(saved)
      } catch {
        throw SaveFailure(error)
      }
      state.hasFailed = false
      state.latest = .success(saved)
    }
  }
}
