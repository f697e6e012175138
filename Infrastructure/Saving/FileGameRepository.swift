import Synchronization
public import UseCases

/// Keeps the saved game in a file, which each save replaces as a whole (R7).
///
/// The file is locked as long as the repository lives, so that of several programs only one writes,
/// renames or removes anything. Where there are no locks, each save looks directly before
/// it replaces the file whether another program has saved. `open(path:owner:)` makes repositories.
public final class FileGameRepository: GameRepository {
  /// Who has chosen the file, which decides what may be done to it (R7.5).
  public enum Owner: Hashable, Sendable {
    /// The program: it makes the folder, and sets aside a file that is not a saved game.
    case program
    /// The user, by name: a file that is not a saved game is left exactly as it is, and one that is
    /// empty is like none.
    case user
  }

  private struct State {
    /// The file, its lock, and what it may hold.
    var saveGuard: SaveGuard
    /// What was found in the file, or saved since.
    var latest: Result<SavedGame?, LoadFailure>
    /// The failure that the first save will probably throw; nil after it.
    var foreseen: SaveFailure?
    /// Whether the latest save has failed.
    var hasFailed = false
  }

  private let owner: Owner
  /// Locked while a save is under way.
  private let state: Mutex<State>

  /// Opens the file of a saved game, which need not exist yet.
  ///
  /// This follows links, locks the file, removes what an interrupted save has left, and loads. For
  /// the owner `.program` it makes missing folders, and sets aside a file that is not a saved game.
  /// For the owner `.user` it changes nothing if the file is not a saved game.
  public static func open(path: String, owner: Owner) -> OpenedGame {
    open(path: path, owner: owner, files: SystemFiles())
  }

  /// Opens the file of a saved game among some files, which a test replaces.
  package static func open(path: String, owner: Owner, files: any FileSystem) -> OpenedGame {
    let file: SavedGameFile
    do throws(FileTrouble) {
      file = try SavedGameFile(path: Path(path), files: files, mayBeEmpty: owner == .user)
        .followingLinks()
      // Nothing is put beside a file of the user's that is not a saved game.
      if owner == .user { _ = try file.read() } else { try? file.makeFolder() }
    } catch {
      return .unloadable(MemoryGameRepository(.failure(LoadFailure(error))))
    }
    var saveGuard = SaveGuard(file)
    var foreseen: FileTrouble?
    do throws(FileTrouble) {
      try saveGuard.takeLock()
      saveGuard.removeReplacement()
    } catch {
      foreseen = error
    }
    let notLocked = foreseen ?? saveGuard.withoutLock
    let found = Result { () throws(LoadFailure) in try load(file, of: owner, notLocked: notLocked) }
    if foreseen?.cause == .heldByAnother {
      return .heldByAnother(MemoryGameRepository(found))
    }
    switch found {
    case .success, .failure(.setAside):
      // There is no file any more if it was set aside.
      saveGuard.known = [try? found.get()]
      return .opened(FileGameRepository(saveGuard, of: owner, found, foreseen))
    case .failure:
      saveGuard.release()
      return .unloadable(MemoryGameRepository(found))
    }
  }

  /// Reads the saved game, and sets aside a file that the program chose and that is not one (R7.5),
  /// but only under the lock, since another program may be about to do the same.
  private static func load(
    _ file: SavedGameFile, of owner: Owner, notLocked reason: FileTrouble?
  ) throws(LoadFailure) -> SavedGame? {
    let trouble: FileTrouble
    do throws(FileTrouble) {
      return try file.read()
    } catch {
      trouble = error
    }
    guard owner == .program, case .notASavedGame(let flaw) = trouble.cause else {
      throw LoadFailure(trouble)
    }
    guard reason?.cause != .heldByAnother else { throw .unreadable(trouble.detail) }
    if let reason { throw .stuck(flaw, because: reason.detail) }
    let name: String
    do throws(SystemError) {
      name = try file.setAside()
    } catch {
      throw .stuck(flaw, because: Detail("\(error)"))
    }
    throw .setAside(flaw, name: name)
  }

  private init(
    _ saveGuard: SaveGuard, of owner: Owner, _ found: Result<SavedGame?, LoadFailure>,
    _ foreseen: FileTrouble?
  ) {
    self.owner = owner
    state = Mutex(
      State(saveGuard: saveGuard, latest: found, foreseen: foreseen.map(SaveFailure.init)))
  }

  deinit {
    state.withLock { $0.saveGuard.release() }
  }

  /// The failure that the first save will probably throw, because the file could not be locked; nil
  /// after the first save.
  package var foreseenFailure: SaveFailure? { state.withLock(\.foreseen) }

  /// Whether this run saves without a lock, because there are none where the file is; then nothing
  /// keeps two programs from playing one game.
  public var savesWithoutLock: Bool {
    state.withLock { $0.saveGuard.withoutLock != nil }
  }

  /// Whether the latest save has failed, or the first will probably fail.
  package var hasFailed: Bool { afterSaving(\.self) }

  /// Calls a function when no save is under way, so that none begins meanwhile, and tells it
  /// whether the latest one has failed, or the first will probably fail.
  package func afterSaving<Result>(_ body: (_ hasFailed: Bool) -> Result) -> Result {
    state.withLock { body($0.hasFailed || $0.foreseen != nil) }
  }

  /// Returns the game that was saved last, or that the file held when it was opened, or nil.
  ///
  /// - Throws: `LoadFailure.setAside` if the file was not a saved game, until a game is saved.
  public func load() throws(LoadFailure) -> SavedGame? {
    try state.withLock { $0.latest }.get()
  }

  /// Replaces the file as a whole; what was saved before is there until the new game is safe.
  ///
  /// - Throws: `SaveFailure` if the game could not be saved. The file is then as before or, if only
  ///   its name could not be made safe, holds the new game.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    try state.withLock { state throws(SaveFailure) in
      state.foreseen = nil
      // Until it is known to have succeeded.
      state.hasFailed = true
      do throws(FileTrouble) {
        if owner == .program { try state.saveGuard.file.makeFolder() }
        try state.saveGuard.save(saved)
      } catch {
        throw SaveFailure(error)
      }
      state.hasFailed = false
      state.latest = .success(saved)
    }
  }
}
