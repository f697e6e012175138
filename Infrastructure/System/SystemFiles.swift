#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of the system that the program runs on.
package struct SystemFiles: FileSystem {
  /// Makes a way to the files.
  package init() {}

  /// Returns what stands under a name, without following a link.
  package func status(of path: Path) throws(SystemError) -> FileStatus {
    var status = stat()
    try check(lstat(path.description, &status))
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return FileStatus(kind: kind, permissions: UInt32(status.st_mode) & 0o777)
  }

  /// Returns where a link leads, or nil if there is none.
  package func linkTarget(of path: Path) throws(SystemError) -> String? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      result = buffer.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { readlink(path.description, $0, buffer.count) } ?? 0
      }
      filled = max(0, result)
    }
    if result < 0, [EINVAL, ENOENT, ENOTDIR].contains(errno) { return nil }
    try check(result)
    guard let target = String(validating: bytes, as: UTF8.self) else {
      throw SystemError(code: EILSEQ)
    }
    return target
  }

  /// Returns whether an open file is what stands under a name.
  package func isNamed(_ path: Path, _ file: Descriptor) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path.description, &named) == 0 && fstat(file.number, &opened) == 0
      && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
  }

  /// Finds out whether a file may be written.
  package func checkWritable(_ path: Path) throws(SystemError) {
    try check(access(path.description, W_OK))
  }

  /// Opens a file or a folder.
  package func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor {
    let flags =
      switch purpose {
      case .reading: O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY
      case .new: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      case .locking: O_RDWR | O_CREAT | O_NOFOLLOW
      case .folder: O_RDONLY | O_DIRECTORY
      }
    return Descriptor(number: try check(systemOpen(path.description, flags | O_CLOEXEC, 0o600)))
  }

  /// Returns the next bytes of a file, at least one and at most so many; none at its end.
  package func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = systemRead(file.number, buffer.baseAddress, count)
      filled = max(0, result)
    }
    try check(result)
    return bytes
  }

  /// Writes the first of some bytes, and returns how many.
  package func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    try check(bytes.withUnsafeBytes { systemWrite(file.number, $0.baseAddress, $0.count) })
  }

  /// Sets who may do what with a file.
  package func permit(_ permissions: UInt32, _ file: Descriptor) throws(SystemError) {
    try check(fchmod(file.number, mode_t(truncatingIfNeeded: permissions)))
  }

  /// Returns when what was written to a file, or the names in a folder, are safe from a loss of
  /// power.
  package func sync(_ file: Descriptor) throws(SystemError) {
    #if canImport(Darwin)
      // Not every volume can flush the disk's own cache.
      if fcntl(file.number, F_FULLFSYNC) == 0 { return }
    #endif
    try check(fsync(file.number))
  }

  /// Locks a file against other programs, without waiting.
  package func lock(_ file: Descriptor) throws(SystemError) {
    try check(flock(file.number, LOCK_EX | LOCK_NB))
  }

  /// Closes a file or a folder.
  package func close(_ file: Descriptor) throws(SystemError) {
    try check(systemClose(file.number))
  }

  /// Gives what stands under a name another one; what stood there is gone.
  package func rename(_ path: Path, to other: Path) throws(SystemError) {
    try check(systemRename(path.description, other.description))
  }

  /// Removes a file.
  package func remove(_ path: Path) throws(SystemError) {
    try check(unlink(path.description))
  }

  /// Makes a folder for its owner alone.
  package func makeFolder(_ path: Path) throws(SystemError) {
    try check(mkdir(path.description, 0o700))
  }

  @discardableResult
  private func check<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
    if result < 0 { throw SystemError() }
    return result
  }
}

// The system's calls that bear the names of the port's.
private func systemOpen(_ path: String, _ flags: Int32, _ permissions: mode_t) -> Int32 {
  open(path, flags, permissions)
}
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, start, count)
}
private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, start, count)
}
private func systemClose(_ file: Int32) -> Int32 { close(file) }
private func systemRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
