import CLibrary

/// The files of the system on which the program runs.
package struct SystemFiles: FileSystem {
  /// Makes the files of the system.
  package init() {}

  /// Returns what a path names, without following a link.
  package func status(of path: Path) throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.check(lstat(path.description, &status))
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return (kind, UInt32(status.st_mode) & 0o777)
  }

  /// Returns the path that a link holds, or nil if there is no link.
  package func linkTarget(of path: Path) throws(SystemError) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.description, &bytes, bytes.count)
    if count < 0, [EINVAL, ENOENT, ENOTDIR].contains(errno) { return nil }
    let target = bytes.prefix(try SystemError.check(count)).map { UInt8(truncatingIfNeeded: $0) }
    guard let text = String(validating: target, as: UTF8.self) else {
      throw SystemError(code: EILSEQ)
    }
    return text
  }

  /// Returns whether a path names the file that is open as a descriptor.
  package func path(_ path: Path, refersTo file: Descriptor) -> Bool {
    var named = stat()
    var opened = stat()
    return lstat(path.description, &named) == 0 && fstat(file.number, &opened) == 0
      && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
  }

  /// Throws if this program may not write a file.
  package func checkWritable(_ path: Path) throws(SystemError) {
    try SystemError.check(access(path.description, W_OK))
  }

  /// Opens a file or a folder for a purpose.
  package func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor {
    let flags =
      switch purpose {
      case .reading: O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY
      case .new: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      case .locking: O_RDWR | O_CREAT | O_NOFOLLOW
      case .folder: O_RDONLY | O_DIRECTORY
      }
    return try Descriptor.open(path.description, flags)
  }

  /// Reads up to so many bytes, or none at the end of the file.
  package func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    try file.readOnce(atMost: count)
  }

  /// Writes bytes, and returns how many of them were written.
  package func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    try file.writeOnce(bytes)
  }

  /// Sets who may read and write a file.
  package func setPermissions(_ permissions: UInt32, of file: Descriptor) throws(SystemError) {
    try SystemError.check(fchmod(file.number, mode_t(truncatingIfNeeded: permissions)))
  }

  /// Waits until the disk has a file, or the names in a folder.
  package func sync(_ file: Descriptor) throws(SystemError) {
    #if canImport(Darwin)
      // Not every volume can flush the cache of the disk; for those, fsync must suffice.
      if fcntl(file.number, F_FULLFSYNC) == 0 { return }
    #endif
    try SystemError.check(fsync(file.number))
  }

  /// Locks a file against other programs.
  package func lock(_ file: Descriptor) throws(SystemError) {
    try SystemError.check(flock(file.number, LOCK_EX | LOCK_NB))
  }

  /// Closes a file, and unlocks it.
  package func close(_ file: Descriptor) throws(SystemError) {
    // A program that is just being started has a copy of the descriptor, which would hold the lock.
    flock(file.number, LOCK_UN)
    try file.close()
  }

  /// Gives a file another name, in the place of a file that has it.
  package func rename(_ path: Path, to other: Path) throws(SystemError) {
    try SystemError.check(CLibrary.rename(path.description, other.description))
  }

  /// Removes a file.
  package func remove(_ path: Path) throws(SystemError) {
    try SystemError.check(unlink(path.description))
  }

  /// Makes a folder for its owner alone.
  package func makeFolder(_ path: Path) throws(SystemError) {
    try SystemError.check(mkdir(path.description, 0o700))
  }
}
