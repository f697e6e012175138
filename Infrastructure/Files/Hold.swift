import UseCases

/// What a program has of a saved game: the lock that keeps others out, and what it knows is there.
struct Hold {
  /// The locked file, or why there is none; nil where none is wanted.
  var lock: Result<Descriptor, NoLock>?
  /// What may be there as far as this program has read and written it; nil before it was read.
  var known: [SavedGame?]?

  /// Sees to it that this program has the lock, and that nobody else has written: a lock that was
  /// removed, or could not be had at the start, may have been another's meanwhile.
  ///
  /// - Throws: why nothing may be saved; then nothing is locked, either.
  mutating func renew(at path: Path, in files: some FileSystem) throws(NoLock) {
    var held: Descriptor?
    if case .success(let file) = lock { held = file }
    do throws(NoLock) {
      if let file = held, !files.isNamed(path.lock, file) {
        try? files.close(file)
        held = nil
      }
      let file = if let held { held } else { try files.locked(path) }
      held = file
      lock = .success(file)
      if let known { self.known = [try files.savedGame(at: path, amongst: known)] }
    } catch {
      if let held { try? files.close(held) }
      lock = .failure(error)
      throw error
    }
  }
}
