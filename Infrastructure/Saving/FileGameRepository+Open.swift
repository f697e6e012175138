public import UseCases

extension FileGameRepository {
  /// The result of opening the file of a saved game.
  public enum OpenResult: Sendable {
    /// This run loads from the file and saves to it.
    case opened(FileGameRepository)
    /// Another program has the saved game open. This run plays on with a copy in memory.
    case heldByAnother(MemoryGameRepository)
    /// The file cannot be loaded and stays as it is. This run keeps its game in memory; the first
    /// `load()` throws the reason.
    case unloadable(MemoryGameRepository)

    /// The file that this run saves to, or nil if it must not save.
    public var file: FileGameRepository? {
      if case .opened(let repository) = self { repository } else { nil }
    }

    /// Whether the file holds the latest game.
    public var isUpToDate: Bool {
      file?.isUpToDate == true
    }

    /// Where this run loads and saves its game.
    public var repository: any GameRepository {
      switch self {
      case .opened(let repository): repository
      case .heldByAnother(let repository), .unloadable(let repository): repository
      }
    }

    /// Runs the last action of the program when no save is under way, so that none begins meanwhile.
    public func afterSaving(_ last: () -> Void) {
      if let file { file.afterSaving(last) } else { last() }
    }
  }

  /// Opens the file of a saved game, which need not exist yet.
  ///
  /// This follows links, locks the file, removes what an interrupted save has left, and loads. For
  /// the owner `.program` it makes missing folders, and sets aside a file that is not a saved game.
  /// For the owner `.user` it changes nothing if the file is not a saved game.
  public static func open(path name: String, owner: Owner) -> OpenResult {
    open(path: name, owner: owner, files: SystemFiles())
  }

  /// Opens the file of a saved game in any file system.
  package static func open(path name: String, owner: Owner, files: any FileSystem) -> OpenResult {
    var file = SavedGameFile(path: Path(name), files: files)
    let lock: Result<Descriptor, LockFailure>
    do throws(ReadFailure) {
      file = try file.followingLinks()
      if owner == .program { try? file.makeFolder() }
      if owner == .user { _ = try file.read() }
      lock = Result { () throws(LockFailure) in try file.lockFile.lock() }
    } catch {
      switch error {
      case .notASavedGame(let problem):
        return .unloadable(MemoryGameRepository(.failure(.foreign(problem: problem))))
      case .unreadable(let reason): lock = .failure(.failed(reason: reason))
      }
    }
    if case .success = lock { file.removeReplacement() }
    let found = Result { () throws(LoadFailure) in try load(file, of: owner, lock) }
    switch (lock, found) {
    case (.failure(.heldByAnother), _):
      return .heldByAnother(MemoryGameRepository(found))
    case (_, .success), (_, .failure(.setAside)):
      return .opened(FileGameRepository(file, owner: owner, lock: lock, found: found))
    case (_, .failure):
      if case .success(let descriptor) = lock { file.lockFile.unlock(descriptor) }
      return .unloadable(MemoryGameRepository(found))
    }
  }

  /// Reads the saved game, and sets aside a file that the program chose and that is not one (R7.5).
  private static func load(
    _ file: SavedGameFile, of owner: Owner, _ lock: Result<Descriptor, LockFailure>
  ) throws(LoadFailure) -> SavedGame? {
    do throws(ReadFailure) {
      return try file.read()
    } catch {
      switch error {
      case .unreadable(let reason): throw .unreadable(reason: reason)
      case .notASavedGame(let problem) where owner == .user: throw .foreign(problem: problem)
      case .notASavedGame(let problem): throw setAside(file, problem, lock)
      }
    }
  }

  /// Sets a file aside, but only under the lock, since another program may be about to do the same,
  /// and returns the failure to report.
  private static func setAside(
    _ file: SavedGameFile, _ problem: String, _ lock: Result<Descriptor, LockFailure>
  ) -> LoadFailure {
    switch lock {
    case .success:
      do throws(SystemError) {
        return .setAside(problem: problem, name: try file.setAside().name)
      } catch {
        return .stuck(problem: problem, reason: "\(error)")
      }
    case .failure(.failed(let reason)): return .stuck(problem: problem, reason: reason)
    case .failure(.heldByAnother):
      return .unreadable(reason: SaveText.failure(problem, at: file.path))
    }
  }
}
