import UseCases

/// Keeps a program from saving over what another program has written: it holds the lock, where
/// there are locks, and knows what the file may hold.
///
/// The lock is on a file beside the saved game, `….lock`, that nobody replaces or removes: a lock
/// on the saved game itself would be lost with the next save, which replaces that file.
struct SaveGuard {
  let file: SavedGameFile
  private var lock: Descriptor?
  /// Why there is no lock though this program may save, if so: there are none where the file is.
  private(set) var withoutLock: FileTrouble?
  /// What the file may hold, judging by what this program has read and written; nil stands for no
  /// file.
  var known: [SavedGame?] = []

  init(_ file: SavedGameFile) { self.file = file }

  /// Locks out other programs until `release()`, unless this program has done so already, or there
  /// are no locks; if somebody has removed the file that was locked, another program may have the
  /// lock now.
  mutating func takeLock() throws(FileTrouble) {
    if let lock, file.files.path(lockPath, refersTo: lock) { return }
    release()
    do throws(SystemError) {
      let found = try ignoring(\.isNotFound, uninterrupted(file.files.status(of: lockPath)))
      let opened = try uninterrupted(file.files.open(lockPath, .locking))
      lock = opened
      // One that root makes would otherwise keep the owner of the saved game from saving.
      if found == nil { try file.giveToItsOwner(opened) }
      try lockOrGoWithout(opened)
    } catch {
      release()
      if error.isHeldByAnother { throw FileTrouble(.heldByAnother, at: file.path) }
      // Players know the saved game, not this file, which is named only if something is in its
      // place.
      let isInTheWay = (try? uninterrupted(file.files.status(of: lockPath))) != nil
      throw FileTrouble(.refused(error), at: isInTheWay ? lockPath : file.path)
    }
  }

  /// Locks the file, unless there are no locks.
  private mutating func lockOrGoWithout(_ opened: Descriptor) throws(SystemError) {
    do throws(SystemError) {
      try uninterrupted(file.files.lock(opened))
      withoutLock = nil
    } catch {
      guard error.saysNoLocks else { throw error }
      release()
      withoutLock = FileTrouble(.refused(error), at: lockPath)
    }
  }

  /// Saves a game, if this program has the lock, or there are none, and nobody else has written; if
  /// it must not save, it holds no lock then, either.
  mutating func save(_ saved: SavedGame) throws(FileTrouble) {
    do throws(FileTrouble) {
      try takeLock()
      known = [try readKnown()]
    } catch {
      release()
      throw error
    }
    removeReplacement()
    let new = newName()
    try file.write(saved, to: new)
    if withoutLock != nil { try compareAgain(before: new) }
    known.append(saved)
    try file.replace(by: new)
    known = [saved]
  }

  /// Removes what a save has left that was interrupted, unless another program may be writing it.
  func removeReplacement() {
    if lock != nil { file.remove(file.replacement) }
  }

  mutating func release() {
    if let lock { try? file.files.close(lock) }
    lock = nil
  }

  /// Makes sure that nobody has written while a new file was, which the lock does not rule out.
  private func compareAgain(before new: Path) throws(FileTrouble) {
    do throws(FileTrouble) {
      _ = try readKnown()
    } catch {
      file.remove(new)
      throw error
    }
  }

  /// Returns the name of the new file of a save; without a lock no other program may choose it.
  private func newName() -> Path {
    guard withoutLock != nil else { return file.replacement }
    return file.replacement.adding("-\(UInt64.random(in: .min ... .max))")
  }

  private var lockPath: Path { file.path.adding(".lock") }

  private func readKnown() throws(FileTrouble) -> SavedGame? {
    do throws(FileTrouble) {
      let found = try file.read()
      if found == nil || known.contains(found) { return found }
    } catch {
      // What is not a saved game is not of this program, either.
      guard case .notASavedGame = error.cause else { throw error }
    }
    throw FileTrouble(.changedByAnother, at: file.path)
  }
}
