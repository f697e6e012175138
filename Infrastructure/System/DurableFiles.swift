/// Changes that survive a power loss once their calls have returned.
extension FileSystem {
  /// Creates a folder and its missing parents, accessible to their owner only.
  package func makeFolders(to path: Path) throws(SystemError) {
    do throws(SystemError) {
      try makeFolderIfMissing(path)
    } catch {
      guard error.isNotFound, path.folder != path else { throw error }
      try makeFolders(to: path.folder)
      try makeFolderIfMissing(path)
    }
  }

  /// Creates and syncs a file, or removes it on failure.
  ///
  /// The file must not exist yet. If the system allows that, it gets the owner of `model`.
  func make(
    _ new: Path, with bytes: [UInt8], permissions: UInt32, ownedLike model: FileStatus?
  ) throws(SystemError) {
    let file = try uninterrupted(create(new))
    let written = Result { () throws(SystemError) in
      if let model { try? uninterrupted(setOwner(model.user, model.group, of: file)) }
      try uninterrupted(setPermissions(permissions, of: file))
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

  /// Renames a new file to a path, replacing any file there, and syncs the name.
  ///
  /// Removes the new file if it cannot be renamed.
  func put(_ new: Path, inPlaceOf path: Path) throws(SystemError) {
    do throws(SystemError) {
      try uninterrupted(rename(new, to: path))
    } catch {
      try? uninterrupted(remove(new))
      throw error
    }
    try syncNames(in: path.folder)
  }

  /// Opens a file, or creates it exclusively if it is missing.
  ///
  /// A file that another program creates meanwhile is opened, and is not new.
  package func open(
    _ open: () throws(SystemError) -> Descriptor,
    orCreate create: () throws(SystemError) -> Descriptor
  ) throws(SystemError) -> (file: Descriptor, isNew: Bool) {
    if let found = try ignoring(\.isNotFound, uninterrupted(open())) { return (found, false) }
    if let made = try ignoring(\.isAlreadyThere, uninterrupted(create())) { return (made, true) }
    return (try uninterrupted(open()), false)
  }

  /// Closes a file without retrying.
  ///
  /// Even an interrupted call closes the file, whose number may then belong to another file.
  package func closeOnce(_ file: Descriptor) throws(SystemError) {
    try ignoring(\.isInterrupted, close(file))
  }

  private func makeFolderIfMissing(_ path: Path) throws(SystemError) {
    let made: Void? = try ignoring(\.isAlreadyThere, uninterrupted(makeFolder(path)))
    if made != nil { try syncNames(in: path.folder) }
  }

  /// Syncs the names in a folder.
  ///
  /// Does nothing if the program lacks permission to read the folder or the file system cannot sync
  /// folders.
  package func syncNames(in folder: Path) throws(SystemError) {
    let opened = try ignoring(\.isNotPermitted, uninterrupted(openFolder(folder)))
    guard let opened else { return }
    defer { try? close(opened) }
    try ignoring(\.isNotSupported, uninterrupted(sync(opened)))
  }

  package func writeAll(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try uninterrupted(write(rest, to: file))
      // Without this, a write of zero bytes without an error would be repeated forever.
      if count == 0 { throw SystemError.inputOutput }
      rest = rest.dropFirst(count)
    }
  }
}

extension FileSystem {
  /// Returns the path reached by following links, even if no file exists there.
  ///
  /// Does not follow a link that leads in a circle or to something other than a file.
  package func followingLinks(from path: Path) throws(SystemError) -> Path {
    var end = path
    // Linux, too, follows at most 40 links.
    for _ in 0..<40 {
      guard let target = try uninterrupted(linkTarget(of: end)) else { break }
      end = target.hasPrefix("/") ? Path(target) : end.folder.adding("/" + target)
    }
    guard end != path else { return path }
    let kind = try? uninterrupted(status(of: end)).kind
    return kind == nil || kind == .file ? end : path
  }

  /// Returns the first bytes of a file, at most `limit`.
  package func bytes(of path: Path, atMost limit: Int) throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(openToRead(path))
    defer { try? close(file) }
    return try bytes(of: file, atMost: limit)
  }

  /// Returns the next `limit` bytes of a file, or fewer at its end.
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
