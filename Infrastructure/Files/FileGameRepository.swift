import Adapters
import Synchronization
public import UseCases

/// Keeps the saved game in a file, which is replaced as a whole each time (R7).
///
/// A file beside it, `….lock`, tells other programs that it is in use.
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

  private let files: any FileSystem
  private let path: Path
  private let owner: Owner
  private let lock: Descriptor?
  /// Whether what is there must not be overwritten; and held while a save is under way.
  private let isReadOnly: Mutex<Bool>

  /// Makes the repository of a file, which need not be there yet; links are followed, once and for
  /// all.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - owner: whose it is.
  ///   - files: the file system that it is in.
  public init(path name: String, owner: Owner, files: any FileSystem = SystemFiles()) {
    self.files = files
    path = files.resolved(Path(name))
    self.owner = owner
    if owner == .program { try? files.makeFolders(path.folder) }
    // Beside a file of the user's that is no saved game nothing is made, and nothing removed.
    let isForeign = owner == .user && files.problem(at: path) != nil
    (lock, isHeldByAnother) = isForeign ? (nil, false) : files.locked(path.adding(".lock"))
    isReadOnly = Mutex(isHeldByAnother || isForeign)
    if lock != nil { try? files.remove(path.replacement) }
  }

  deinit {
    if let lock { try? files.close(lock) }
  }

  /// Returns the saved game, or nil when there is no file.
  ///
  /// It looks at no more than `SavedGameText.limit` bytes, and never waits.
  ///
  /// - Throws: `LoadFailure` when the file is no saved game, or cannot be read.
  public func load() throws(LoadFailure) -> SavedGame? {
    do throws(PathProblem) {
      return try files.savedGame(at: path)
    } catch {
      let failure = failure(error)
      if case .setAside = failure { throw failure }
      isReadOnly.withLock { $0 = true }
      throw failure
    }
  }

  /// Replaces the file as a whole: what was saved before is there until the new one is safe.
  ///
  /// - Throws: `SaveFailure` when it could not; then the old file is there or, if only its name is
  ///   not safe yet, the new one.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    let failure = isReadOnly.withLock { isReadOnly in
      isReadOnly ? nil : replace(with: Array(SavedGameText.encode(saved).utf8))
    }
    if let failure { throw SaveFailure(reason: "\(path): \(failure)") }
  }

  private func replace(with bytes: [UInt8]) -> SystemError? {
    do throws(SystemError) {
      if owner == .program { try files.makeFolders(path.folder) }
      if lock != nil { try? files.remove(path.replacement) }
      try files.replace(path, with: bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Runs the last thing a program does, once no save is under way, and lets none begin meanwhile.
  public func afterSaving(_ last: () -> Void) {
    isReadOnly.withLock { _ in last() }
  }

  /// Does with what could not be loaded what may be done with it, and says so.
  private func failure(_ problem: PathProblem) -> LoadFailure {
    switch problem {
    case .unreadable(let error): return .unreadable(reason: "\(path): \(error)")
    case .noSavedGame(let problem) where owner == .user: return .foreign(problem: problem)
    case .noSavedGame(let problem) where isHeldByAnother:
      return .unreadable(reason: "\(path): \(problem)")
    case .noSavedGame(let problem):
      do throws(SystemError) {
        return .setAside(problem: problem, name: try files.setAside(path).name)
      } catch {
        return .stuck(problem: problem, reason: "\(error)")
      }
    }
  }
}
