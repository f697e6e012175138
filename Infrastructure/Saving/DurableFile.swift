/// A small file that is read whole and replaced whole.
///
/// It knows only bytes. One program at a time may replace the file, such as the program that holds
/// the saved game's lock. Related files beside it have the same name plus a suffix.
package struct DurableFile: Sendable {
  /// The path reached by following links once, at the opening.
  ///
  /// A link that is not followed counts as an invalid file. Setting it aside renames the link, not
  /// its target.
  package let path: Path
  let files: any FileSystem
  private let limit: Int
  private let tooLong: String
  /// The file whose owner a new file gets.
  private let model: Path?

  /// Opens a file, which need not exist yet, by following links.
  ///
  /// A file longer than `limit` bytes is invalid, for the reason `tooLong`. If root creates the
  /// file, it gets the owner of `model`.
  ///
  /// - Throws: an error if a link cannot be read.
  package init(
    _ path: Path, atMost limit: Int, tooLong: String, ownedLike model: Path? = nil,
    files: any FileSystem
  ) throws(FileError) {
    do throws(SystemError) {
      self.path = try files.followingLinks(from: path)
    } catch {
      throw FileError(.refused(error), at: path)
    }
    self.limit = limit
    self.tooLong = tooLong
    self.model = model.map { (try? files.followingLinks(from: $0)) ?? $0 }
    self.files = files
  }

  /// Returns all bytes of the file, or `nil` if there is no file.
  ///
  /// Does not wait for the writer of a pipe.
  ///
  /// - Throws: an `invalid` error for anything but a regular file within the limit.
  package func read() throws(FileError) -> [UInt8]? {
    let found = try calling { () throws(SystemError) in try status(of: path) }
    switch found?.kind {
    case nil: return nil
    case .file: return try content()
    case .folder: throw FileError(.invalid("it is a folder"), at: path)
    case .link:
      // Throws another error if the link cannot be read, because it may lead to a valid file.
      _ = try calling { () throws(SystemError) in try uninterrupted(files.linkTarget(of: path)) }
      throw FileError(.invalid("it is a broken link"), at: path)
    case .other: throw FileError(.invalid("it is not a regular file"), at: path)
    }
  }

  /// Creates the file's folder and any missing parents.
  package func makeFolder() throws(FileError) {
    try calling { () throws(SystemError) in try files.makeFolders(to: path.folder) }
  }

  /// Replaces the file, keeping the old one until the new one is safe.
  ///
  /// The new file has the permissions of the old one and, if root writes it, its owner. Without an
  /// old one, only its owner has access.
  ///
  /// Removes the remains of an interrupted replacement if `isLocked`. Otherwise, two programs could
  /// replace the file at once, and the new file has a random name. `check` is called just before
  /// the rename.
  ///
  /// - Throws: an error if the file could not be replaced or `check` failed. The file is then
  ///   unchanged, or it holds the new bytes if just the sync of its name failed.
  package func replace(
    by bytes: [UInt8], isLocked: Bool, check: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    if isLocked { removeReplacement() }
    let new = isLocked ? replacement : uniqueReplacement
    try write(bytes, to: new)
    do throws(FileError) {
      try check()
    } catch {
      try? uninterrupted(files.remove(new))
      throw error
    }
    try calling { () throws(SystemError) in try files.put(new, inPlaceOf: path) }
  }

  /// Removes the remains of an interrupted replacement, ignoring any error.
  ///
  /// Call this only if no other program can be replacing the file.
  package func removeReplacement() {
    try? uninterrupted(files.remove(replacement))
  }

  /// Renames an invalid file to the first free name among `….bad-1`, `….bad-2`, and so on.
  ///
  /// - Returns: the new name.
  package func setAside() throws(SystemError) -> String {
    var number = 1
    var other = path.adding(".bad-1")
    while try status(of: other) != nil {
      number += 1
      other = path.adding(".bad-\(number)")
    }
    try uninterrupted(files.rename(path, to: other))
    // Otherwise, after a loss of power, the file's replacement could be in place of both.
    try? files.syncNames(in: path.folder)
    return other.name
  }

  /// Gives another new file to this file's owner, if the system allows that.
  func giveToItsOwner(_ new: Descriptor) throws(SystemError) {
    guard let status = try status(of: path) else { return }
    try? uninterrupted(files.setOwner(status.user, status.group, of: new))
  }

  private var replacement: Path { path.adding(".reversi-saving") }

  /// A replacement's path that no other program chooses.
  private var uniqueReplacement: Path {
    replacement.adding("-\(UInt64.random(in: .min ... .max))")
  }

  private func write(_ bytes: [UInt8], to new: Path) throws(FileError) {
    do throws(SystemError) {
      let old = try writableStatus()
      let owner = old ?? model.flatMap { try? status(of: $0) }
      try files.make(new, with: bytes, permissions: old?.permissions ?? 0o600, ownedLike: owner)
    } catch {
      // An "already exists" error can only concern the new file.
      throw FileError(.refused(error), at: error.isAlreadyThere ? new : path)
    }
  }

  /// Returns the status of the file, or `nil` for a missing file or a link.
  ///
  /// - Throws: an error if the file is read-only.
  private func writableStatus() throws(SystemError) -> FileStatus? {
    guard let status = try status(of: path), status.kind != .link else { return nil }
    try uninterrupted(files.checkWritable(path))
    return status
  }

  private func status(of path: Path) throws(SystemError) -> FileStatus? {
    try ignoring(\.isNotFound, uninterrupted(files.status(of: path)))
  }

  /// Returns the bytes of a regular file, or `nil` if it has gone meanwhile.
  private func content() throws(FileError) -> [UInt8]? {
    let bytes = try calling { () throws(SystemError) in
      try ignoring(\.isNotFound, files.bytes(of: path, atMost: limit + 1))
    }
    if let bytes, bytes.count > limit { throw FileError(.invalid(tooLong), at: path) }
    return bytes
  }

  /// Calls the system, naming this file in any error.
  @discardableResult
  private func calling<Result>(
    _ calls: () throws(SystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(SystemError) {
      return try calls()
    } catch {
      throw FileError(.refused(error), at: path)
    }
  }
}
