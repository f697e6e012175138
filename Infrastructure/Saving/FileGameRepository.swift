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
    /// True if the latest save failed.
    ///
    /// Before the first save: if the guard met an obstacle.
    var hasFailed: Bool
  }

  /// The reason why the moves of this run may not be saved, or `nil`.
  public let warning: SaveWarning?
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
    do throws(FileError) {
      let game = try SavedGameFile(Path(path), mayBeEmpty: owner == .user, files: files)
      // If a user's file is not a saved game, no lock file may appear beside it.
      if owner == .user { _ = try game.read() }
      return open(game, owner: owner)
    } catch {
      return .unloadable(MemoryGameRepository(.failure(LoadFailure(error))))
    }
  }

  private static func open(_ game: SavedGameFile, owner: Owner) -> OpenedGame {
    var saveGuard = SaveGuard(game)
    saveGuard.begin(makesFolder: owner == .program)
    let found = Result { () throws(LoadFailure) in try load(saveGuard, owner: owner) }
    if saveGuard.obstacle?.cause == .heldByAnother {
      return .heldByAnother(MemoryGameRepository(found))
    }
    switch found {
    case .success(let saved):
      saveGuard.note(saved)
    case .failure(.setAside):
      // No file is at the path any more.
      saveGuard.note(nil)
    case .failure:
      saveGuard.release()
      return .unloadable(MemoryGameRepository(found))
    }
    return .opened(FileGameRepository(saveGuard, owner: owner, found))
  }

  /// Reads the saved game, or sets aside the program's invalid file (R7.5).
  ///
  /// Sets nothing aside without the lock, because another program may be about to do the same.
  private static func load(
    _ saveGuard: SaveGuard, owner: Owner
  ) throws(LoadFailure) -> SavedGame? {
    let error: FileError
    do throws(FileError) {
      return try saveGuard.game.read()
    } catch let found {
      error = found
    }
    guard owner == .program, case .invalid(let flaw) = error.cause else { throw LoadFailure(error) }
    if let reason = saveGuard.reasonForNoLock {
      if reason.cause == .heldByAnother { throw .unreadable("\(error)") }
      throw .stuck(flaw, because: "\(reason)")
    }
    let name: String
    do throws(SystemError) {
      name = try saveGuard.game.file.setAside()
    } catch {
      throw .stuck(flaw, because: "\(error)")
    }
    throw .setAside(flaw, name: name)
  }

  private init(
    _ saveGuard: SaveGuard, owner: Owner, _ found: Result<SavedGame?, LoadFailure>
  ) {
    self.owner = owner
    warning = saveGuard.warning
    let hasFailed = saveGuard.obstacle != nil
    state = Mutex(State(saveGuard: saveGuard, latest: found, hasFailed: hasFailed))
  }

  deinit {
    state.withLock { $0.saveGuard.release() }
  }

  /// True if the latest save failed or the first save is expected to fail.
  ///
  /// Waits for a save in progress.
  public var hasFailed: Bool { state.withLock(\.hasFailed) }

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
