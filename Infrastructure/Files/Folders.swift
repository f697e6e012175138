extension FileSystem {
  /// Returns the path of the file to which links lead, also if nothing is there yet.
  ///
  /// A link to anything else, such as a folder, or in a circle, is itself what stands there: nothing
  /// that it leads to is ever set aside.
  ///
  /// - Throws: the error, where it is not to be known what a link leads to.
  func resolved(_ path: Path) throws(SystemError) -> Path {
    var end = path
    for _ in 0..<40 {
      guard let target = try uninterrupted(linkTarget(of: end)) else { break }
      end = target.hasPrefix("/") ? Path(target) : end.folder.adding("/" + target)
    }
    if end == path { return path }
    let kind = try? uninterrupted(status(of: end)).kind
    return kind == nil || kind == .file ? end : path
  }

  /// Makes a folder for its owner alone, and those above it, as far as they are missing; their
  /// names are safe when this returns.
  func makeFolders(_ path: Path) throws(SystemError) {
    do throws(SystemError) {
      try makeMissingFolder(path)
    } catch {
      guard error.isNotFound, path.folder != path else { throw error }
      try makeFolders(path.folder)
      try makeMissingFolder(path)
    }
  }

  private func makeMissingFolder(_ path: Path) throws(SystemError) {
    do throws(SystemError) {
      try uninterrupted(makeFolder(path))
    } catch {
      if error.isAlreadyThere { return }
      throw error
    }
    try syncFolder(path.folder)
  }

  /// Returns when the names in a folder are safe from a loss of power, or at once where the folder
  /// may not be read, or does not know of such a thing.
  func syncFolder(_ path: Path) throws(SystemError) {
    let folder: Descriptor
    do throws(SystemError) {
      folder = try uninterrupted(open(path, .folder))
    } catch {
      if error.isNotPermitted { return }
      throw error
    }
    defer { try? close(folder) }
    do throws(SystemError) {
      try uninterrupted(sync(folder))
    } catch {
      if !error.isNotSupported { throw error }
    }
  }

  /// Returns what a call returns, again and again while it is interrupted by a signal.
  func uninterrupted<Result>(
    _ call: @autoclosure () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    while true {
      do throws(SystemError) {
        return try call()
      } catch {
        if !error.isInterrupted { throw error }
      }
    }
  }
}
