/// Changes that survive a loss of power once they have returned.
extension FileSystem {
  /// Makes a folder and those above it, if they are missing, each for its owner alone.
  func makeFolders(to path: Path) throws(SystemError) {
    do throws(SystemError) {
      try makeFolderIfMissing(path)
    } catch {
      guard error.isNotFound, path.folder != path else { throw error }
      try makeFolders(to: path.folder)
      try makeFolderIfMissing(path)
    }
  }

  /// Replaces a file as a whole: its new content is on the disk, under another name, before the
  /// file is renamed.
  ///
  /// Without permissions, it is for its owner alone. If this fails before the file is renamed, the
  /// old one stays, and the new one is removed.
  func replace(
    _ path: Path, by new: Path, with bytes: [UInt8], permissions: UInt32?
  ) throws(SystemError) {
    let file = try uninterrupted(open(new, .new))
    let written = Result { () throws(SystemError) in
      try uninterrupted(setPermissions(permissions ?? 0o600, of: file))
      try writeAll(bytes, to: file)
      try uninterrupted(sync(file))
    }
    // Even an interrupted call has closed the file, and by a second try its number may belong to
    // another one.
    let closed = Result { () throws(SystemError) in try ignoring(\.isInterrupted, close(file)) }
    do throws(SystemError) {
      try written.get()
      _ = try closed.get()
      try uninterrupted(rename(new, to: path))
    } catch {
      try? uninterrupted(remove(new))
      throw error
    }
    try syncNames(in: path.folder)
  }

  private func makeFolderIfMissing(_ path: Path) throws(SystemError) {
    let made: Void? = try ignoring(\.isAlreadyThere, uninterrupted(makeFolder(path)))
    if made != nil { try syncNames(in: path.folder) }
  }

  /// Waits until the names in a folder are on the disk, unless the program may not read the folder
  /// or the file system cannot sync folders.
  private func syncNames(in folder: Path) throws(SystemError) {
    let opened = try ignoring(\.isNotPermitted, uninterrupted(open(folder, .folder)))
    guard let opened else { return }
    defer { try? close(opened) }
    try ignoring(\.isNotSupported, uninterrupted(sync(opened)))
  }

  private func writeAll(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try uninterrupted(write(rest, to: file))
      // A write that takes nothing and reports no error would otherwise be repeated forever.
      if count == 0 { throw SystemError.inputOutput }
      rest = rest.dropFirst(count)
    }
  }
}
