/// A new file that takes the place of another once its content is on the disk.
struct Replacement {
  let path: Path
  let files: any FileSystem

  /// Writes the file and syncs it, or removes it if that fails; without permissions, it is for its
  /// owner alone.
  func write(_ bytes: [UInt8], permissions: UInt32?) throws(SystemError) {
    let file = try uninterrupted(files.open(path, .new))
    do throws(SystemError) {
      do throws(SystemError) {
        try uninterrupted(files.setPermissions(permissions ?? 0o600, of: file))
        try write(bytes, to: file)
        try uninterrupted(files.sync(file))
      } catch {
        try? files.close(file)
        throw error
      }
      try close(file)
    } catch {
      remove()
      throw error
    }
  }

  /// Renames the file to the path of another, which it replaces; if that fails, the other stays.
  func takePlace(of other: Path) throws(SystemError) {
    do throws(SystemError) {
      try uninterrupted(files.rename(path, to: other))
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the file, if it is there.
  func remove() {
    try? uninterrupted(files.remove(path))
  }

  private func write(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try uninterrupted(files.write(rest, to: file))
      // A write that takes nothing and reports no error would otherwise be repeated forever.
      if count == 0 { throw SystemError.inputOutput }
      rest = rest.dropFirst(count)
    }
  }
  /// Closes the file once: even an interrupted call has closed it, and by a second try its number
  /// may belong to another file.
  private func close(_ file: Descriptor) throws(SystemError) {
    do throws(SystemError) {
      try files.close(file)
    } catch {
      if !error.isInterrupted { throw error }
    }
  }
}
