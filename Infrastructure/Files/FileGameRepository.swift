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
    /// The locked file, or why there is none; nil where none is wanted.
    var lock: Result<Descriptor, NoLock>?
    /// Whether nothing is saved in this run.
    var isReadOnly: Bool
    /// What may be there as far as this program has read and written it; nil before it was read.
    var known: [SavedGame?]?
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
    state = Mutex(State(lock: lock, isReadOnly: isHeldByAnother || lock == nil))
    if case .success = lock { try? files.remove(path.replacement) }
  }

  deinit {
    if case .success(let lock) = state.withLock({ $0.lock }) { try? files.close(lock) }
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
        state.known = [saved]
        return saved
      } catch {
        state.known = [nil]
        let failure = files.failure(error, at: path, of: owner, state.lock)
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
      try told { () throws(SystemError) in
        if owner == .program { try files.makeFolders(path.folder) }
      }
      try hold(&state)
      // Until it has succeeded, either may be there.
      state.known = (state.known ?? []) + [saved]
      try told { () throws(SystemError) in
        try? files.remove(path.replacement)
        try files.replace(path, with: Array(SavedGameText.encode(saved).utf8))
      }
      state.known = [saved]
    }
  }

  /// Runs the last thing a program does, once no save is under way, and lets none begin meanwhile.
  public func afterSaving(_ last: () -> Void) {
    state.withLock { _ in last() }
  }

  /// Sees to it that this program has the lock, and that nobody else has written: a lock that was
  /// removed, or could not be had at the start, may have been another's meanwhile.
  private func hold(_ state: inout State) throws(SaveFailure) {
    var lock: Descriptor?
    if case .success(let file) = state.lock { lock = file }
    do throws(NoLock) {
      if let file = lock, !files.isNamed(path.lock, file) {
        try? files.close(file)
        lock = nil
      }
      let file = if let lock { lock } else { try files.locked(path) }
      lock = file
      state.lock = .success(file)
      if let known = state.known { try files.check(path, holds: known) }
    } catch {
      if let lock { try? files.close(lock) }
      state.lock = .failure(error)
      throw SaveFailure(reason: error.reason(at: path))
    }
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
