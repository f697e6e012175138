/// A new file that takes the place of another once its content is on the disk.
struct Replacement {
  let path: Path
  let files: UninterruptedFiles

  /// Writes the file and syncs it, or removes it if that fails.
  ///
  /// - Parameter permissions: the permissions of the file; nil for a file for its owner alone.
  func write(_ bytes: [UInt8], permissions: UInt32?) throws(SystemError) {
    let file = try files.open(path, .new)
    do throws(SystemError) {
      do throws(SystemError) {
        try files.setPermissions(permissions ?? 0o600, of: file)
        try write(bytes, to: file)
        try files.sync(file)
      } catch {
        try? files.close(file)
        throw error
      }
      try files.close(file)
    } catch {
      remove()
      throw error
    }
  }

  /// Renames the file to the path of another, which it replaces; if that fails, the other stays.
  func takePlace(of other: Path) throws(SystemError) {
    do throws(SystemError) {
      try files.rename(path, to: other)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the file, if it is there.
  func remove() {
    try? files.remove(path)
  }

  private func write(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try files.write(rest, to: file)
      // A write that takes nothing and reports no error would otherwise be repeated forever.
      if count == 0 { throw SystemError.inputOutput }
      rest = rest.dropFirst(count)
    }
  }
}
