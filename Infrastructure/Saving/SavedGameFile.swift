import Adapters
import UseCases

/// The file of the saved game, with the two files beside it: the lock and the replacement.
struct SavedGameFile {
  let path: Path
  let files: any FileSystem

  var lockFile: LockFile { LockFile(game: path, files: files) }
  private var replacement: Replacement {
    Replacement(path: path.adding(".reversi-saving"), files: files)
  }
  private var folder: Folder { Folder(path: path.folder, files: files) }

  /// Returns the file that links lead to, whether or not it exists yet.
  ///
  /// A link that leads in a circle, or to something other than a file, is not followed. Then the
  /// link itself is what is not a saved game, so what it leads to is never set aside.
  func followingLinks() throws(ReadFailure) -> SavedGameFile {
    var end = path
    do throws(SystemError) {
      // Linux follows up to 40 links, too.
      for _ in 0..<40 {
        guard let target = try uninterrupted(files.linkTarget(of: end)) else { break }
        end = target.hasPrefix("/") ? Path(target) : end.folder.adding("/" + target)
      }
    } catch {
      throw .unreadable(reason: SaveText.failure(error, at: path))
    }
    guard end != path else { return self }
    let kind = try? uninterrupted(files.status(of: end)).kind
    return kind == nil || kind == .file ? SavedGameFile(path: end, files: files) : self
  }

  /// Reads the saved game, without waiting for a writer, and returns nil if there is no file.
  func read() throws(ReadFailure) -> SavedGame? {
    let kind: FileStatus.Kind
    var bytes: [UInt8] = []
    do throws(SystemError) {
      kind = try uninterrupted(files.status(of: path)).kind
      if kind == .file { bytes = try contents() }
      // A link that cannot be read may lead to a saved game.
      if kind == .link { _ = try uninterrupted(files.linkTarget(of: path)) }
    } catch {
      if error.isNotFound { return nil }
      throw .unreadable(reason: SaveText.failure(error, at: path))
    }
    switch kind {
    case .file: break
    case .folder: throw .notASavedGame(problem: SaveText.isFolder)
    case .link: throw .notASavedGame(problem: SaveText.isBrokenLink)
    case .other: throw .notASavedGame(problem: SaveText.isSpecialFile)
    }
    do {
      return try SavedGameText.decode(bytes)
    } catch {
      throw .notASavedGame(problem: "\(error)")
    }
  }

  /// Makes the folder of the file and those above it, if they are missing.
  func makeFolder() throws(SaveFailure) {
    do throws(SystemError) {
      try folder.make()
    } catch {
      throw failure(error)
    }
  }

  /// Replaces the file as a whole.
  ///
  /// The new content is on the disk before the old is gone, and its name is on the disk when this
  /// returns, if the file system can promise that. The new file has the permissions of the old one,
  /// or is for its owner alone if there was none.
  func replace(with saved: SavedGame) throws(SaveFailure) {
    replacement.remove()
    do throws(SystemError) {
      let permissions = try writablePermissions()
      try replacement.write(Array(SavedGameText.encode(saved).utf8), permissions: permissions)
      try replacement.takePlace(of: path)
      try folder.sync()
    } catch {
      throw failure(error)
    }
  }

  /// Removes what an interrupted save has left behind.
  func removeReplacement() {
    replacement.remove()
  }

  /// Renames what is there to the first free name of `….bad-1`, `….bad-2` and so on, and returns
  /// its path.
  func setAside() throws(SystemError) -> Path {
    var number = 1
    while try status(of: path.adding(".bad-\(number)")) != nil { number += 1 }
    let other = path.adding(".bad-\(number)")
    try uninterrupted(files.rename(path, to: other))
    return other
  }

  /// Returns the permissions of the file, or nil if there is no file; throws if it is read-only.
  private func writablePermissions() throws(SystemError) -> UInt32? {
    guard let status = try status(of: path), status.kind != .link else { return nil }
    try uninterrupted(files.checkWritable(path))
    return status.permissions
  }

  /// Returns what a path names, or nil if it names nothing.
  private func status(of path: Path) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try uninterrupted(files.status(of: path))
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
  }

  /// Returns the bytes of the file, but at most one more than a saved game may have.
  private func contents() throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(files.open(path, .reading))
    defer { try? files.close(file) }
    var bytes: [UInt8] = []
    while bytes.count <= SavedGameText.limit {
      let more = try uninterrupted(
        files.read(file, atMost: SavedGameText.limit + 1 - bytes.count))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  private func failure(_ error: SystemError) -> SaveFailure {
    // Only the replacement can fail because it already exists.
    SaveFailure(
      reason: SaveText.failure(error, at: error.isAlreadyThere ? replacement.path : path))
  }
}
