/// A file system whose calls are repeated as long as a signal interrupts them.
struct UninterruptedFiles: FileSystem {
  let base: any FileSystem

  func status(of path: Path) throws(SystemError) -> FileStatus {
    try uninterrupted(base.status(of: path))
  }

  func linkTarget(of path: Path) throws(SystemError) -> String? {
    try uninterrupted(base.linkTarget(of: path))
  }

  func path(_ path: Path, refersTo file: Descriptor) -> Bool {
    base.path(path, refersTo: file)
  }

  func checkWritable(_ path: Path) throws(SystemError) {
    try uninterrupted(base.checkWritable(path))
  }

  func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor {
    try uninterrupted(base.open(path, purpose))
  }

  func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    try uninterrupted(base.read(file, atMost: count))
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    try uninterrupted(base.write(bytes, to: file))
  }

  func setPermissions(_ permissions: UInt32, of file: Descriptor) throws(SystemError) {
    try uninterrupted(base.setPermissions(permissions, of: file))
  }

  func sync(_ file: Descriptor) throws(SystemError) {
    try uninterrupted(base.sync(file))
  }

  func lock(_ file: Descriptor) throws(SystemError) {
    try uninterrupted(base.lock(file))
  }

  /// Closes a file or a folder, once: even an interrupted call has closed it, and by a second try
  /// its number may belong to another file.
  func close(_ file: Descriptor) throws(SystemError) {
    do throws(SystemError) {
      try base.close(file)
    } catch {
      if !error.isInterrupted { throw error }
    }
  }

  func rename(_ path: Path, to other: Path) throws(SystemError) {
    try uninterrupted(base.rename(path, to: other))
  }

  func remove(_ path: Path) throws(SystemError) {
    try uninterrupted(base.remove(path))
  }

  func makeFolder(_ path: Path) throws(SystemError) {
    try uninterrupted(base.makeFolder(path))
  }
}

extension UninterruptedFiles {
  /// Returns what a path names, or nil if it names nothing.
  func statusIfAny(of path: Path) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try status(of: path)
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
  }

  /// Returns the first bytes of a file: `count` of them, or all if there are fewer.
  func contents(of path: Path, atMost count: Int) throws(SystemError) -> [UInt8] {
    let file = try open(path, .reading)
    defer { try? close(file) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try read(file, atMost: count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}

/// Returns what a call returns, and repeats the call as long as a signal interrupts it.
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
