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

  private let path: Path
  private let owner: Owner
  private let lock: Descriptor?
  private let saving = Mutex(())

  /// Makes the repository of a file, which need not be there yet; links are followed, once and for
  /// all.
  public init(path name: String, owner: Owner) {
    path = Path(name).resolved()
    self.owner = owner
    if owner == .program { try? path.folder.makeFolder() }
    (lock, isHeldByAnother) = path.adding(".lock").locked()
    if !isHeldByAnother { try? path.replacement.remove() }
  }

  deinit {
    try? lock?.shut()
  }

  /// Returns the saved game, or nil when there is no file.
  ///
  /// It looks at no more than `SavedGameText.limit` bytes, and never waits.
  ///
  /// - Throws: `LoadFailure` when the file is no saved game, or cannot be read.
  public func load() throws(LoadFailure) -> SavedGame? {
    let kind: Path.Kind
    var bytes: [UInt8] = []
    do throws(SystemError) {
      kind = try path.kind()
      if kind == .file { bytes = try path.beginning(SavedGameText.limit + 1) }
    } catch {
      if error.isNotFound { return nil }
      throw .unreadable(reason: "\(path): \(error)")
    }
    guard kind == .file else {
      throw refused(because: kind == .folder ? "it is a folder" : "it is no regular file")
    }
    do {
      return try SavedGameText.decode(bytes)
    } catch {
      throw refused(because: "\(error)")
    }
  }

  /// Replaces the file as a whole: what was saved before is there until the new one is safe.
  ///
  /// - Throws: `SaveFailure` when it could not; then the file is as it was.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    guard !isHeldByAnother else { return }
    let failure = saving.withLock { _ in
      do throws(SystemError) {
        try path.replace(with: Array(SavedGameText.encode(saved).utf8))
        return SaveFailure?.none
      } catch {
        return SaveFailure(reason: "\(path): \(error)")
      }
    }
    if let failure { throw failure }
  }

  /// Runs the last thing a program does, once no save is under way, and lets none begin meanwhile.
  public func afterSaving(_ last: () -> Void) {
    saving.withLock { _ in last() }
  }

  /// Does with what is no saved game what may be done with it, and says so.
  private func refused(because problem: String) -> LoadFailure {
    if owner == .user { return .foreign(problem: problem) }
    if isHeldByAnother { return .unreadable(reason: "\(path): \(problem)") }
    do throws(SystemError) {
      return .setAside(problem: problem, name: try path.setAside().name)
    } catch {
      return .stuck(problem: problem, reason: "\(error)")
    }
  }
}
