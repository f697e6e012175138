extension FileSystem {
  /// Replaces what a file holds: the new content is safe on the disk before it takes the name, and
  /// the name is before this returns, as far as the folder can promise that.
  ///
  /// The file keeps its permissions; a new one is its owner's alone.
  func replace(_ path: Path, with bytes: [UInt8]) throws(SystemError) {
    let permissions = try writablePermissions(of: path)
    let new = path.replacement
    let file = try uninterrupted(open(new, .new))
    do throws(SystemError) {
      try fill(file, with: bytes, permissions)
      try uninterrupted(rename(new, to: path))
    } catch {
      try? remove(new)
      throw error
    }
    try syncFolder(path.folder)
  }

  /// Gives a file, or whatever it is, the first free name of `….bad-1`, `….bad-2`, and returns it.
  func setAside(_ path: Path) throws(SystemError) -> Path {
    var number = 1
    while try knownStatus(of: path.adding(".bad-\(number)")) != nil { number += 1 }
    let other = path.adding(".bad-\(number)")
    try uninterrupted(rename(path, to: other))
    return other
  }

  /// Returns what stands under a name, or nil if there is nothing.
  private func knownStatus(of path: Path) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try uninterrupted(status(of: path))
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
  }

  /// Returns the permissions of the file that is there, or nil if there is none.
  ///
  /// - Throws: the error, if it may not be written.
  private func writablePermissions(of path: Path) throws(SystemError) -> UInt32? {
    guard let status = try knownStatus(of: path), status.kind != .link else { return nil }
    try uninterrupted(checkWritable(path))
    return status.permissions
  }

  /// Writes a new file to its end, makes it safe, and closes it, whatever happens.
  private func fill(
    _ file: Descriptor, with bytes: [UInt8], _ permissions: UInt32?
  ) throws(SystemError) {
    do throws(SystemError) {
      try uninterrupted(permit(permissions ?? 0o600, file))
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = try uninterrupted(write(rest, to: file))
        // What takes nothing and gives no reason would be tried for ever.
        if count == 0 { throw SystemError.inputOutput }
        rest = rest.dropFirst(count)
      }
      try uninterrupted(sync(file))
    } catch {
      try? close(file)
      throw error
    }
    // What is synced is safe, and an interrupted file is closed all the same.
    do throws(SystemError) {
      try close(file)
    } catch {
      if !error.isInterrupted { throw error }
    }
  }
}
