import Infrastructure

extension FileSystem {
  /// Adds bytes to the end of a file, which is made if it is not there; they are on the disk then,
  /// and so is what was there before, even if nothing is added.
  ///
  /// If there was none, it is given to the user and the group of `owner`, as far as the system
  /// allows that.
  func append(
    _ bytes: [UInt8], to path: Path, ownedLike owner: FileStatus?
  ) throws(SystemError) {
    let isNew = try ignoring(\.isNotFound, uninterrupted(status(of: path))) == nil
    let file = try uninterrupted(open(path, .appending))
    let written = Result { () throws(SystemError) in
      if isNew, let owner { try? uninterrupted(setOwner(owner.user, owner.group, of: file)) }
      try writeAll(bytes, to: file)
      try uninterrupted(sync(file))
    }
    let closed = Result { () throws(SystemError) in try closeOnce(file) }
    try written.get()
    try closed.get()
    try syncNames(in: path.folder)
  }
}
