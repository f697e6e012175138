/// A folder in which files are saved.
struct Folder {
  let path: Path
  let files: any FileSystem

  /// Makes the folder and those above it, if they are missing, each for its owner alone; their names
  /// are on the disk when this returns.
  func make() throws(SystemError) {
    do throws(SystemError) {
      try makeIfMissing()
    } catch {
      guard error.isNotFound, parent.path != path else { throw error }
      try parent.make()
      try makeIfMissing()
    }
  }

  /// Waits until the names in the folder are on the disk, unless the program may not read the folder
  /// or the file system cannot sync folders.
  func sync() throws(SystemError) {
    let descriptor: Descriptor
    do throws(SystemError) {
      descriptor = try uninterrupted(files.open(path, .folder))
    } catch {
      if error.isNotPermitted { return }
      throw error
    }
    defer { try? files.close(descriptor) }
    do throws(SystemError) {
      try uninterrupted(files.sync(descriptor))
    } catch {
      if !error.isNotSupported { throw error }
    }
  }

  private var parent: Folder { Folder(path: path.folder, files: files) }

  private func makeIfMissing() throws(SystemError) {
    do throws(SystemError) {
      try uninterrupted(files.makeFolder(path))
    } catch {
      if error.isAlreadyThere { return }
      throw error
    }
    try parent.sync()
  }
}
