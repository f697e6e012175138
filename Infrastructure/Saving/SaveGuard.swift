import UseCases

/// Keeps a program from saving over what another program has written.
struct SaveGuard {
  private let file: SavedGameFile
  private var lock: Descriptor?
  /// What the file may hold, judging by what this program has read and written; nil stands for no
  /// file.
  private var known: [SavedGame?]

  /// Makes the guard of a file that was just read and, if possible, locked.
  init(_ file: SavedGameFile, lock: Descriptor?, found: SavedGame?) {
    self.file = file
    self.lock = lock
    known = [found]
  }

  /// Makes sure, before a save, that this program has the lock and that nobody else has written.
  ///
  /// If the lock was removed, or could not be taken before, another program may have had it since.
  ///
  /// - Throws: `SaveFailure` if this program must not save; then it holds no lock, either.
  mutating func renew() throws(SaveFailure) {
    do throws(SaveFailure) {
      try renewLock()
      known = [try readKnown()]
    } catch {
      release()
      throw error
    }
  }

  /// Notes that a save has begun: from now on the file may hold what it held or the new game.
  mutating func beginSaving(_ saved: SavedGame) {
    known.append(saved)
  }

  mutating func endSaving(_ saved: SavedGame) {
    known = [saved]
  }

  /// Lets other programs lock the file.
  mutating func release() {
    if let lock { file.lockFile.unlock(lock) }
    lock = nil
  }

  private mutating func renewLock() throws(SaveFailure) {
    if let lock, file.lockFile.isLocked(by: lock) { return }
    release()
    do throws(LockFailure) {
      lock = try file.lockFile.lock()
    } catch {
      throw SaveFailure(error, of: file)
    }
  }

  /// Reads what the file holds, and throws if that is not something known.
  private func readKnown() throws(SaveFailure) -> SavedGame? {
    do throws(ReadFailure) {
      let found = try file.read()
      if found == nil || known.contains(found) { return found }
    } catch {
      if case .unreadable(let reason) = error { throw SaveFailure(reason: reason) }
    }
    throw SaveFailure(reason: SaveText.changedByAnother(file.path))
  }
}

extension SaveFailure {
  /// Makes the failure of a save for which the file could not be locked.
  init(_ failure: LockFailure, of file: SavedGameFile) {
    switch failure {
    case .heldByAnother: self.init(reason: SaveText.heldByAnother(file.path))
    case .failed(let reason): self.init(reason: reason)
    }
  }
}
