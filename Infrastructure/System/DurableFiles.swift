/// Changes that survive a loss of power once they have returned.
extension FileSystem {
  /// Makes a folder and those above it, if they are missing, each for its owner alone.
  package func makeFolders(to path: Path) throws(SystemError) {
    do throws(SystemError) {
      try makeFolderIfMissing(path)
    } catch {
      guard error.isNotFound, path.folder != path else { throw error }
      try makeFolders(to: path.folder)
      try makeFolderIfMissing(path)
    }
  }

  /// Makes a file with a content that is on the disk then; if that fails, there is no file.
  ///
  /// It is for its owner alone, or has the permissions and, as far as the system allows that, the
  /// owner of the file that it is to replace.
  func make(_ new: Path, with bytes: [UInt8], like old: FileStatus?) throws(SystemError) {
    let file = try uninterrupted(open(new, .new))
    let written = Result { () throws(SystemError) in
      if let old { try? uninterrupted(setOwner(old.user, old.group, of: file)) }
      try uninterrupted(setPermissions(old?.permissions ?? 0o600, of: file))
      try writeAll(bytes, to: file)
      try uninterrupted(sync(file))
    }
    let closed = Result { () throws(SystemError) in try closeOnce(file) }
    do throws(SystemError) {
      try written.get()
      try closed.get()
    } catch {
      try? uninterrupted(remove(new))
      throw error
    }
  }

  /// Puts a new file in the place of another one, which need not be there; if that fails before the
  /// other one is replaced, the new one is removed.
  func put(_ new: Path, inPlaceOf path: Path) throws(SystemError) {
    do throws(SystemError) {
      try uninterrupted(rename(new, to: path))
    } catch {
      try? uninterrupted(remove(new))
      throw error
    }
    try syncNames(in: path.folder)
  }

  /// Closes a file: even an interrupted call has closed it, and by a second try its number may
  /// belong to another one.
  package func closeOnce(_ file: Descriptor) throws(SystemError) {
    try ignoring(\.isInterrupted, close(file))
  }

  private func makeFolderIfMissing(_ path: Path) throws(SystemError) {
    let made: Void? = try ignoring(\.isAlreadyThere, uninterrupted(makeFolder(path)))
    if made != nil { try syncNames(in: path.folder) }
  }

  /// Waits until the names in a folder are on the disk, unless the program may not read the folder
  /// or the file system cannot sync folders.
  package func syncNames(in folder: Path) throws(SystemError) {
    let opened = try ignoring(\.isNotPermitted, uninterrupted(open(folder, .folder)))
    guard let opened else { return }
    defer { try? close(opened) }
    try ignoring(\.isNotSupported, uninterrupted(sync(opened)))
  }

  package func writeAll(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try uninterrupted(write(rest, to: file))
      // A write that takes nothing and reports no error would otherwise be repeated forever.
      if count == 0 { throw SystemError.inputOutput }
      rest = rest.dropFirst(count)
    }
  }
}

extension FileSystem {
  /// Returns the path of the file that links lead to, whether or not it exists yet; a link that
  /// leads in a circle, or to something other than a file, is not followed.
  package func followingLinks(from path: Path) throws(SystemError) -> Path {
    var end = path
    // Linux follows up to 40 links, too.
    for _ in 0..<40 {
      guard let target = try uninterrupted(linkTarget(of: end)) else { break }
      end = target.hasPrefix("/") ? Path(target) : end.folder.adding("/" + target)
    }
    guard end != path else { return path }
    let kind = try? uninterrupted(status(of: end)).kind
    return kind == nil || kind == .file ? end : path
  }

  /// Returns the bytes of a file, but at most so many.
  package func bytes(of path: Path, atMost limit: Int) throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(open(path, .reading))
    defer { try? close(file) }
    return try bytes(of: file, atMost: limit)
  }

  /// Returns what comes next of a file, but at most so many bytes.
  package func bytes(of file: Descriptor, atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let more = try uninterrupted(read(file, atMost: min(65_536, limit - bytes.count)))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}
