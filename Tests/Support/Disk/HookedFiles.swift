package import ArchivedGames
package import Infrastructure
import Synchronization

/// A file system that calls a hook before each call to another file system.
package final class HookedFiles: AppendedFiles {
  package enum Call: Hashable, Sendable {
    case open(OpenPurpose)
    case status, linkTarget, checkWritable, read, write, setPermissions, sync, lock, close
    case rename, remove, makeFolder, openToAppend, createToAppend, skip
    case setOwner(_ user: UInt32, _ group: UInt32)
  }

  /// A function that throws or returns the maximum number of bytes to read or write.
  package typealias Hook = @Sendable (Call) throws(SystemError) -> Int

  private let base: any AppendedFiles
  private let hook: Hook
  private let opened = Mutex(0)

  package init(base: any AppendedFiles = SystemFiles(), before hook: @escaping Hook) {
    self.base = base
    self.hook = hook
  }

  package var openCount: Int { opened.withLock(\.self) }

  package func status(of path: Path) throws(SystemError) -> FileStatus {
    _ = try hook(.status)
    return try base.status(of: path)
  }

  package func linkTarget(of path: Path) throws(SystemError) -> String? {
    _ = try hook(.linkTarget)
    return try base.linkTarget(of: path)
  }

  package func path(_ path: Path, refersTo file: Descriptor) -> Bool {
    base.path(path, refersTo: file)
  }

  package func checkWritable(_ path: Path) throws(SystemError) {
    _ = try hook(.checkWritable)
    try base.checkWritable(path)
  }

  package func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor {
    _ = try hook(.open(purpose))
    let file = try base.open(path, purpose)
    opened.withLock { $0 += 1 }
    return file
  }

  package func openToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    _ = try hook(.openToAppend)
    let file = try base.openToAppend(path)
    opened.withLock { $0 += 1 }
    return file
  }

  package func createToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    _ = try hook(.createToAppend)
    let file = try base.createToAppend(path)
    opened.withLock { $0 += 1 }
    return file
  }

  package func skip(toLast count: Int, of file: Descriptor) throws(SystemError) -> Int {
    _ = try hook(.skip)
    return try base.skip(toLast: count, of: file)
  }

  package func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    try base.read(file, atMost: min(count, hook(.read)))
  }

  package func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    try base.write(bytes.prefix(hook(.write)), to: file)
  }

  package func setPermissions(_ permissions: UInt32, of file: Descriptor) throws(SystemError) {
    _ = try hook(.setPermissions)
    try base.setPermissions(permissions, of: file)
  }

  package func setOwner(_ user: UInt32, _ group: UInt32, of file: Descriptor) throws(SystemError) {
    _ = try hook(.setOwner(user, group))
    try base.setOwner(user, group, of: file)
  }

  package func sync(_ file: Descriptor) throws(SystemError) {
    _ = try hook(.sync)
    try base.sync(file)
  }

  package func lock(_ file: Descriptor) throws(SystemError) {
    _ = try hook(.lock)
    try base.lock(file)
  }

  /// Closes the file, even if the hook then throws.
  package func close(_ file: Descriptor) throws(SystemError) {
    try base.close(file)
    opened.withLock { $0 -= 1 }
    _ = try hook(.close)
  }

  package func rename(_ path: Path, to other: Path) throws(SystemError) {
    _ = try hook(.rename)
    try base.rename(path, to: other)
  }

  package func remove(_ path: Path) throws(SystemError) {
    _ = try hook(.remove)
    try base.remove(path)
  }

  package func makeFolder(_ path: Path) throws(SystemError) {
    _ = try hook(.makeFolder)
    try base.makeFolder(path)
  }
}
