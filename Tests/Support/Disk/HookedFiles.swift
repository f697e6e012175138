package import Infrastructure
import Synchronization

/// A file system that calls a hook before each call to another file system.
package final class HookedFiles: FileSystem {
  /// A call to a file system.
  package enum Call: Hashable, Sendable {
    case status, linkTarget, checkWritable, openToRead, create, openLock, createLock, openFolder
    case read, write, setPermissions, sync, lock, close, rename, remove, makeFolder
    case setOwner(UInt32, UInt32)
    /// A call that another module adds to file systems.
    case other(String)

    package var isSetOwner: Bool { if case .setOwner = self { true } else { false } }
  }

  /// A function that throws or returns the maximum number of bytes to read or write.
  package typealias Hook = @Sendable (Call) throws(SystemError) -> Int

  package let base: any FileSystem
  private let hook: Hook
  private let opened = Mutex(0)

  package init(base: any FileSystem = SystemFiles(), before hook: @escaping Hook) {
    self.base = base
    self.hook = hook
  }

  package var openCount: Int { opened.withLock(\.self) }

  package func status(of path: Path) throws(SystemError) -> FileStatus {
    try strike(.status)
    return try base.status(of: path)
  }

  package func linkTarget(of path: Path) throws(SystemError) -> String? {
    try strike(.linkTarget)
    return try base.linkTarget(of: path)
  }

  package func path(_ path: Path, refersTo file: Descriptor) -> Bool {
    base.path(path, refersTo: file)
  }

  package func checkWritable(_ path: Path) throws(SystemError) {
    try strike(.checkWritable)
    try base.checkWritable(path)
  }

  package func openToRead(_ path: Path) throws(SystemError) -> Descriptor {
    try open(.openToRead) { () throws(SystemError) in try base.openToRead(path) }
  }

  package func create(_ path: Path) throws(SystemError) -> Descriptor {
    try open(.create) { () throws(SystemError) in try base.create(path) }
  }

  package func openLock(_ path: Path) throws(SystemError) -> Descriptor {
    try open(.openLock) { () throws(SystemError) in try base.openLock(path) }
  }

  package func createLock(_ path: Path) throws(SystemError) -> Descriptor {
    try open(.createLock) { () throws(SystemError) in try base.createLock(path) }
  }

  package func openFolder(_ path: Path) throws(SystemError) -> Descriptor {
    try open(.openFolder) { () throws(SystemError) in try base.openFolder(path) }
  }

  package func open(
    _ call: Call, _ open: () throws(SystemError) -> Descriptor
  ) throws(SystemError) -> Descriptor {
    try strike(call)
    let file = try open()
    opened.withLock { $0 += 1 }
    return file
  }

  /// Calls the hook.
  package func strike(_ call: Call) throws(SystemError) { _ = try hook(call) }

  package func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    try base.read(file, atMost: min(count, hook(.read)))
  }

  package func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    try base.write(bytes.prefix(hook(.write)), to: file)
  }

  package func setPermissions(_ permissions: UInt32, of file: Descriptor) throws(SystemError) {
    try strike(.setPermissions)
    try base.setPermissions(permissions, of: file)
  }

  package func setOwner(_ user: UInt32, _ group: UInt32, of file: Descriptor) throws(SystemError) {
    try strike(.setOwner(user, group))
    try base.setOwner(user, group, of: file)
  }

  package func sync(_ file: Descriptor) throws(SystemError) {
    try strike(.sync)
    try base.sync(file)
  }

  package func lock(_ file: Descriptor) throws(SystemError) {
    try strike(.lock)
    try base.lock(file)
  }

  /// Closes the file, even if the hook then throws.
  package func close(_ file: Descriptor) throws(SystemError) {
    try base.close(file)
    opened.withLock { $0 -= 1 }
    try strike(.close)
  }

  package func rename(_ path: Path, to other: Path) throws(SystemError) {
    try strike(.rename)
    try base.rename(path, to: other)
  }

  package func remove(_ path: Path) throws(SystemError) {
    try strike(.remove)
    try base.remove(path)
  }

  package func makeFolder(_ path: Path) throws(SystemError) {
    try strike(.makeFolder)
    try base.makeFolder(path)
  }
}
