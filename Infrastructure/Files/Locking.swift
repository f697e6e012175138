import UseCases

/// Why a program may not save.
enum NoLock: Error, Hashable {
  /// Another program has the saved game open.
  case heldByAnother
  /// Nothing can be locked, for the reason: a place and an error.
  case failed(reason: String)

  /// The place and the reason, as a player reads them.
  func reason(at path: Path) -> String {
    switch self {
    case .heldByAnother: "\(path): another reversi has this game open"
    case .failed(let reason): reason
    }
  }
}

extension FileSystem {
  /// Locks a saved game against other programs, until the file that this returns is closed.
  ///
  /// What is locked is a file beside it, which nobody ever replaces or removes: a lock on the saved
  /// game would be on a file that the next save replaces.
  func locked(_ path: Path) throws(NoLock) -> Descriptor {
    do throws(SystemError) {
      let file = try uninterrupted(open(path.lock, .locking))
      do throws(SystemError) {
        try uninterrupted(lock(file))
        return file
      } catch {
        try? close(file)
        throw error
      }
    } catch {
      if error.isHeldByAnother { throw .heldByAnother }
      // The file beside the saved game is named only where it is what is in the way.
      let isThere = (try? uninterrupted(status(of: path.lock))) != nil
      throw .failed(reason: "\(isThere ? path.lock : path): \(error)")
    }
  }

  /// Returns the saved game that is there, if it is one of some, or gone: what another program has
  /// put there since is not to be overwritten.
  func savedGame(at path: Path, amongst known: [SavedGame?]) throws(NoLock) -> SavedGame? {
    var reason = "another program has changed it"
    do throws(PathProblem) {
      let saved = try savedGame(at: path)
      if saved == nil || known.contains(saved) { return saved }
    } catch {
      if case .unreadable(let error) = error { reason = "\(error)" }
    }
    throw .failed(reason: "\(path): \(reason)")
  }
}
