/// The file that is locked while a program has the saved game open, and never replaced or removed: a
/// lock on the saved game itself would be lost with the next save, which replaces that file.
struct LockFile {
  /// The path of the saved game.
  let game: Path
  let files: any FileSystem

  private var path: Path { game.adding(".lock") }

  /// Locks the saved game against other programs, until the returned descriptor is unlocked.
  func lock() throws(LockFailure) -> Descriptor {
    do throws(SystemError) {
      let descriptor = try uninterrupted(files.open(path, .locking))
      do throws(SystemError) {
        try uninterrupted(files.lock(descriptor))
        return descriptor
      } catch {
        try? files.close(descriptor)
        throw error
      }
    } catch {
      if error.isHeldByAnother { throw .heldByAnother }
      // Players know the saved game, not this file, which is named only if something is in its
      // place.
      let isInTheWay = (try? uninterrupted(files.status(of: path))) != nil
      throw .failed(reason: SaveText.failure(error, at: isInTheWay ? path : game))
    }
  }

  /// Returns whether a descriptor from `lock()` still locks out other programs: not if somebody has
  /// removed the file.
  func isLocked(by descriptor: Descriptor) -> Bool {
    files.path(path, refersTo: descriptor)
  }

  /// Lets other programs lock the saved game.
  func unlock(_ descriptor: Descriptor) {
    try? files.close(descriptor)
  }
}

/// Why the saved game could not be locked.
enum LockFailure: Error {
  /// Another program has locked it.
  case heldByAnother
  /// The system refuses to lock it, for the given reason: a path and an error.
  case failed(reason: String)
}
