/// The lock of a saved game, which one program at a time holds.
///
/// The lock is on a file beside the saved game, `….lock`, which this program never replaces or
/// removes. A lock on the saved game itself would be lost with the next save, which replaces that
/// file.
struct FileLock {
  /// The state of the lock.
  private enum State {
    case free
    case held(Descriptor)
    /// Files cannot be locked here, because of the error.
    case impossible(FileError)
  }

  private let file: DurableFile
  private var state = State.free

  /// Creates a lock for a file, without taking it.
  init(_ file: DurableFile) { self.file = file }

  /// True while this program holds the lock.
  var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  /// The locking error, if files cannot be locked here.
  var impossibility: FileError? {
    if case .impossible(let error) = state { error } else { nil }
  }

  /// Locks out other programs until `release()`.
  ///
  /// Continues without a lock where files cannot be locked. Locks again if the lock file was
  /// removed or replaced, because another program may hold the new lock.
  ///
  /// - Throws: an error if another program holds the lock or the system refuses it.
  mutating func take() throws(FileError) {
    if case .held(let lock) = state, files.path(path, refersTo: lock) { return }
    release()
    do throws(SystemError) {
      try open()
    } catch {
      release()
      guard error.saysNoLocks else {
        throw self.error(error)
      }
      state = .impossible(FileError(.refused(error), at: path))
    }
  }

  mutating func release() {
    if case .held(let lock) = state { try? files.close(lock) }
    state = .free
  }

  private var files: any FileSystem { file.files }

  private var path: Path { file.path.adding(".lock") }

  /// Opens and locks the lock file.
  private mutating func open() throws(SystemError) {
    let opened = try files.open(
      { () throws(SystemError) in try files.openLock(path) },
      orCreate: { () throws(SystemError) in try files.createLock(path) })
    // So that `release()` closes the file if it cannot be locked.
    state = .held(opened.file)
    // Without this, a lock file created by root would keep the saved game's owner from saving.
    if opened.isNew { try file.giveToItsOwner(opened.file) }
    try uninterrupted(files.lock(opened.file))
  }

  /// Returns the error for a lock that cannot be taken.
  ///
  /// Players know the saved game, not the lock file, which is named only if it exists.
  private func error(_ error: SystemError) -> FileError {
    if error.isHeldByAnother { return FileError(.heldByAnother, at: file.path) }
    let isInTheWay = (try? uninterrupted(files.status(of: path))) != nil
    return FileError(.refused(error), at: isInTheWay ? path : file.path)
  }
}
