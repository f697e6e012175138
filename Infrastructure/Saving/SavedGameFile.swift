import Adapters
import UseCases

/// The file of the saved game; the files beside it have its name with something added.
struct SavedGameFile {
  let path: Path
  let files: any FileSystem
  /// Whether an empty file is no saved game yet, and not one that was damaged.
  var mayBeEmpty = false

  /// The new file that is to replace the file.
  var replacement: Path { path.adding(".reversi-saving") }

  /// Returns the file that links lead to, whether or not it exists yet.
  ///
  /// A link that leads in a circle, or to something other than a file, is not followed. Then the
  /// link itself is what is not a saved game, so what it leads to is never set aside.
  func followingLinks() throws(FileTrouble) -> SavedGameFile {
    var end = path
    do throws(SystemError) {
      // Linux follows up to 40 links, too.
      for _ in 0..<40 {
        guard let target = try uninterrupted(files.linkTarget(of: end)) else { break }
        end = target.hasPrefix("/") ? Path(target) : end.folder.adding("/" + target)
      }
    } catch {
      throw FileTrouble(.refused(error), at: path)
    }
    guard end != path else { return self }
    let kind = try? uninterrupted(files.status(of: end)).kind
    return kind == nil || kind == .file
      ? SavedGameFile(path: end, files: files, mayBeEmpty: mayBeEmpty) : self
  }

  /// Reads the saved game, without waiting for a writer, and returns nil if there is none yet.
  func read() throws(FileTrouble) -> SavedGame? {
    let found: Result<[UInt8], FileTrouble>?
    do throws(SystemError) {
      found = try ignoring(\.isNotFound, content())
    } catch {
      throw FileTrouble(.refused(error), at: path)
    }
    guard let bytes = try found?.get(), !mayBeEmpty || !bytes.isEmpty else { return nil }
    do throws(Flaw) {
      return try SavedGameText.decode(bytes)
    } catch {
      throw notASavedGame(Detail(error))
    }
  }

  func makeFolder() throws(FileTrouble) {
    do throws(SystemError) {
      try files.makeFolders(to: path.folder)
    } catch {
      throw FileTrouble(.refused(error), at: path)
    }
  }

  /// Writes a game to a new file, with the permissions and, if root does it, the owner of the file.
  func write(_ saved: SavedGame, to new: Path) throws(FileTrouble) {
    do throws(SystemError) {
      try files.make(
        new, with: Array(SavedGameText.encode(saved).utf8), like: try writableStatus())
    } catch {
      // Only the new file can fail because it already exists.
      throw FileTrouble(.refused(error), at: error.isAlreadyThere ? new : path)
    }
  }

  /// Replaces the file as a whole by a new one.
  func replace(by new: Path) throws(FileTrouble) {
    do throws(SystemError) {
      try files.put(new, inPlaceOf: path)
    } catch {
      throw FileTrouble(.refused(error), at: path)
    }
  }

  /// Gives a new file beside the file to the owner of the file, if there is one and the system
  /// allows that.
  func giveToItsOwner(_ new: Descriptor) throws(SystemError) {
    guard let status = try status(of: path) else { return }
    try? uninterrupted(files.setOwner(status.user, status.group, of: new))
  }

  /// Removes a new file that is not to replace the file, if there is one.
  func remove(_ new: Path) {
    try? uninterrupted(files.remove(new))
  }

  /// Renames what is there, which is not a saved game, to the first free name of `….bad-1`,
  /// `….bad-2` and so on, and returns that name.
  func setAside() throws(SystemError) -> String {
    var number = 1
    while try status(of: path.adding(".bad-\(number)")) != nil { number += 1 }
    let other = path.adding(".bad-\(number)")
    try uninterrupted(files.rename(path, to: other))
    return other.name
  }

  /// Returns the status of the file, or nil if there is no file; throws if it is read-only.
  private func writableStatus() throws(SystemError) -> FileStatus? {
    guard let status = try status(of: path), status.kind != .link else { return nil }
    try uninterrupted(files.checkWritable(path))
    return status
  }

  private func status(of path: Path) throws(SystemError) -> FileStatus? {
    try ignoring(\.isNotFound, uninterrupted(files.status(of: path)))
  }

  private func content() throws(SystemError) -> Result<[UInt8], FileTrouble> {
    switch try uninterrupted(files.status(of: path)).kind {
    case .file: return .success(try bytes())
    case .folder: return .failure(notASavedGame(.folder))
    case .link:
      // A link that cannot be read may lead to a saved game.
      _ = try uninterrupted(files.linkTarget(of: path))
      return .failure(notASavedGame(.brokenLink))
    case .other: return .failure(notASavedGame(.special))
    }
  }

  private func notASavedGame(_ flaw: Detail) -> FileTrouble {
    FileTrouble(.notASavedGame(flaw), at: path)
  }

  /// Returns the bytes of the file, but at most one more than a saved game may have.
  private func bytes() throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(files.open(path, .reading))
    defer { try? files.close(file) }
    var bytes: [UInt8] = []
    while bytes.count <= SavedGameText.limit {
      let more = try uninterrupted(files.read(file, atMost: SavedGameText.limit + 1 - bytes.count))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}
