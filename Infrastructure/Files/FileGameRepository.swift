import Adapters
import Synchronization
public import UseCases

/// Keeps the saved game in a file, which is replaced as a whole each time (R7).
///
/// A file beside it, `….lock`, tells other programs that it is in use: only the one that has locked
/// that writes, moves or removes anything.
public final class FileGameRepository: GameRepository {
  /// Whose file it is, and so what may be done to one that is no saved game (R7.5).
  public enum Owner: Hashable, Sendable {
    /// The program's: it makes the folder, and sets aside what is no saved game.
    case program
    /// The user's, who named it: what is no saved game is left exactly as it is.
    case user
  }

  /// Whether another program has this saved game open; then this one reads it, and saves nothing.
  public let isHeldByAnother: Bool

  private struct State {
    var hold: Hold
    /// Whether nothing is saved in this run.
    var isReadOnly: Bool
    /// Whether a save has been tried.
    var isTried = false
  }

  private let files: any FileSystem
  private let path: Path
  private let owner: Owner
  /// Held while a save is under way.
  private let state: Mutex<State>

  /// Makes the repository of a file, which need not be there yet; links are followed, once and for
  /// all.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - owner: whose it is.
  public convenience init(path name: String, owner: Owner) {
    self.init(path: name, owner: owner, files: SystemFiles())
  }

  /// Makes the repository of a file in any file system.
  package init(path name: String, owner: Owner, files: any FileSystem) {
    var path = Path(name)
    var problem: PathProblem?
    do throws(SystemError) {
      path = try files.resolved(path)
    } catch {
      problem = .unreadable(error)
    }
    self.files = files
    self.path = path
    self.owner = owner
    if owner == .program { try? files.makeFolders(path.folder) }
    let lock: Result<Descriptor, NoLock>?
    // Beside a file of the user's that is no saved game nothing is made, and nothing removed.
    if owner == .user, problem == nil { problem = files.problem(at: path) }
    switch problem {
    case .noSavedGame: lock = nil
    case .unreadable(let error): lock = .failure(.failed(reason: "\(path): \(error)"))
    case nil: lock = Result { () throws(NoLock) in try files.locked(path) }
    }
    isHeldByAnother = lock == .failure(.heldByAnother)
    state = Mutex(State(hold: Hold(lock: lock), isReadOnly: isHeldByAnother || lock == nil))
    if case .success = lock { try? files.remove(path.replacement) }
  }

  /// Why nothing can be saved for now, as far as that is known before the first save, which will
  /// throw it; nil where nothing is to be saved at all.
  public var trouble: String? {
    state.withLock { state in
      guard !state.isReadOnly, !state.isTried, case .failure(let noLock) = state.hold.lock else {
        return nil
      }
      return noLock.reason(at: path)
    }
  }

  deinit {
    if case .success(let lock) = state.withLock({ $0.hold.lock }) { try? files.close(lock) }
  }

  /// Returns the saved game, or nil when there is no file.
  ///
  /// It looks at no more than `SavedGameText.limit` bytes, and never waits.
  ///
  /// - Throws: `LoadFailure` when the file is no saved game, or cannot be read.
  public func load() throws(LoadFailure) -> SavedGame? {
    try state.withLock { state throws(LoadFailure) in
      do throws(PathProblem) {
        let saved = try files.savedGame(at: path)
        state.hold.known = [saved]
        return saved
      } catch {
        state.hold.known = [nil]
        let failure = files.failure(error, at: path, of: owner, state.hold.lock)
        if case .setAside = failure { throw failure }
        state.isReadOnly = true
        throw failure
      }
    }
  }

  /// Replaces the file as a whole: what was saved before is there until the new one is safe.
  ///
  /// - Throws: `SaveFailure` when it could not; then the old file is there or, if only its name is
  ///   not safe yet, the new one.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    try state.withLock { state throws(SaveFailure) in
      if state.isReadOnly { return }
      state.isTried = true
      try told { () throws(SystemError) in
        if owner == .program { try files.makeFolders(path.folder) }
      }
      do throws(NoLock) {
        try state.hold.renew(at: path, in: files)
      } catch {
        throw SaveFailure(reason: error.reason(at: path))
      }
      // Until it has succeeded, either may be there.
      state.hold.known = (state.hold.known ?? []) + [saved]
      try told { () throws(SystemError) in
        try? files.remove(path.replacement)
        try files.replace(path, with: Array(SavedGameText.encode(saved).utf8))
      }
      state.hold.known = [saved]
    }
  }

  /// Runs the last thing a program does, once no save is under way, and lets none begin meanwhile.
  public func afterSaving(_ last: () -> Void) {
    state.withLock { _ in last() }
  }

  private func told(_ call: () throws(SystemError) -> Void) throws(SaveFailure) {
    do throws(SystemError) {
      try call()
    } catch {
      // The one thing that must not be there yet is the new content.
      let inTheWay = error.isAlreadyThere ? path.replacement : path
      throw SaveFailure(reason: "\(inTheWay): \(error)")
    }
  }
}
