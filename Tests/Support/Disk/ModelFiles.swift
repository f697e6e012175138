package import Infrastructure
import Synchronization

/// A file system with a single folder on a model disk.
///
/// It records the disk before each call that uses it, so a test can cut the power at any of them.
package final class ModelFiles: FileSystem {
  /// The disk before a call, and the number of saves that had returned by then.
  package struct Moment {
    package let disk: DiskModel
    package let announced: Int
  }

  package struct State {
    var disk: DiskModel
    var moments: [Moment] = []
    var announced = 0
    /// The open files, and the places in them.
    package var open: [Int32: (file: Int, place: Int)] = [:]
    /// The descriptors opened for appending.
    package var appended: Set<Int32> = []
    var files: Int
    var opened: Int32 = 0

    package func length(of file: Int) -> Int { disk.seen.files[file]?.count ?? 0 }

    mutating func make(_ path: Path) -> Int {
      files += 1
      disk.change(.named(path.name, files, before: nil))
      return files
    }

    mutating func open(_ file: Int) -> Descriptor {
      opened += 1
      open[opened] = (file, 0)
      return Descriptor(number: opened)
    }

    /// Opens a file that exists.
    package mutating func openFound(_ path: Path) throws(SystemError) -> Descriptor {
      guard let file = disk.seen.names[path.name] else { throw SystemError.notFound }
      return open(file)
    }

    /// Creates a file that does not exist yet.
    package mutating func openNew(_ path: Path) throws(SystemError) -> Descriptor {
      if disk.seen.names[path.name] != nil { throw SystemError.exists }
      return open(make(path))
    }
  }

  private static let folder = -1
  private let state: Mutex<State>
  private let bytesAtOnce: Int

  package init(_ disk: DiskModel = DiskModel(), bytesAtOnce: Int) {
    self.bytesAtOnce = bytesAtOnce
    state = Mutex(State(disk: disk, files: 1 + (disk.seen.files.keys.max() ?? 0)))
  }

  /// Creates a folder of synced files.
  package convenience init(_ files: [String: [UInt8]]) {
    self.init(bytesAtOnce: .max)
    for file in files { write(file.value, to: file.key) }
  }

  /// Replaces a file by another, all synced.
  package func write(_ bytes: [UInt8], to name: String) {
    state.withLock { state in
      let file = state.make(Path(name))
      state.disk.change(.bytes(bytes, at: 0, of: file))
      state.disk.syncFile(file)
      state.disk.syncNames()
    }
  }

  /// The contents of a file, or `nil` if it does not exist.
  package subscript(name: String) -> [UInt8]? {
    let seen = disk.seen
    return seen.names[name].map { seen.files[$0] ?? [] }
  }

  package var moments: [Moment] { state.withLock { $0.moments } }
  package var disk: DiskModel { state.withLock { $0.disk } }

  package func announce() {
    state.withLock { $0.announced += 1 }
    try? tried { _ throws(SystemError) in }
  }

  package func tried<Result>(
    _ body: (inout State) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try state.withLock { state throws(SystemError) in
      state.moments.append(Moment(disk: state.disk, announced: state.announced))
      return try body(&state)
    }
  }

  package func status(of path: Path) throws(SystemError) -> FileStatus {
    try tried { state throws(SystemError) in
      if state.disk.seen.names[path.name] == nil { throw SystemError.notFound }
      return FileStatus(kind: .file, permissions: 0o600, user: 1000, group: 1000)
    }
  }

  package func linkTarget(of path: Path) -> String? { nil }
  package func path(_ path: Path, refersTo file: Descriptor) -> Bool { true }
  package func checkWritable(_ path: Path) {}
  package func setPermissions(_ permissions: UInt32, of file: Descriptor) {}
  package func setOwner(_ user: UInt32, _ group: UInt32, of file: Descriptor) {}
  package func makeFolder(_ path: Path) throws(SystemError) { throw SystemError.exists }

  package func openToRead(_ path: Path) throws(SystemError) -> Descriptor {
    try tried { state throws(SystemError) in try state.openFound(path) }
  }

  package func create(_ path: Path) throws(SystemError) -> Descriptor {
    try tried { state throws(SystemError) in try state.openNew(path) }
  }

  package func openLock(_ path: Path) throws(SystemError) -> Descriptor {
    try openToRead(path)
  }

  package func createLock(_ path: Path) throws(SystemError) -> Descriptor {
    try create(path)
  }

  package func openFolder(_ path: Path) throws(SystemError) -> Descriptor {
    try tried { state throws(SystemError) in state.open(Self.folder) }
  }

  package func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    try tried { state throws(SystemError) in
      guard let (number, place) = state.open[file.number] else { throw SystemError.notOpen }
      let bytes = (state.disk.seen.files[number] ?? []).dropFirst(place).prefix(count)
      state.open[file.number] = (number, place + bytes.count)
      return Array(bytes)
    }
  }

  package func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    try tried { state throws(SystemError) in
      guard let (number, read) = state.open[file.number] else { throw SystemError.notOpen }
      let place = state.appended.contains(file.number) ? state.length(of: number) : read
      let some = Array(bytes.prefix(bytesAtOnce))
      state.disk.change(.bytes(some, at: place, of: number))
      state.open[file.number] = (number, place + some.count)
      return some.count
    }
  }

  package func sync(_ file: Descriptor) throws(SystemError) {
    try tried { state throws(SystemError) in
      guard let (number, _) = state.open[file.number] else { throw SystemError.notOpen }
      if number == Self.folder { state.disk.syncNames() } else { state.disk.syncFile(number) }
    }
  }

  package func lock(_ file: Descriptor) throws(SystemError) {
    try tried { _ throws(SystemError) in }
  }

  package func close(_ file: Descriptor) throws(SystemError) {
    try tried { state throws(SystemError) in
      if state.open.removeValue(forKey: file.number) == nil { throw SystemError.notOpen }
    }
  }

  package func rename(_ path: Path, to other: Path) throws(SystemError) {
    try tried { state throws(SystemError) in
      guard let file = state.disk.seen.names[path.name] else { throw SystemError.notFound }
      state.disk.change(.named(other.name, file, before: path.name))
    }
  }

  package func remove(_ path: Path) throws(SystemError) {
    try tried { state throws(SystemError) in
      if state.disk.seen.names[path.name] == nil { throw SystemError.notFound }
      state.disk.change(.removed(path.name))
    }
  }
}

/// Errors whose numbers are the same on all systems.
extension SystemError {
  package static let notFound = SystemError(code: 2)
  package static let notOpen = SystemError(code: 9)
  package static let exists = SystemError(code: 17)
  package static let noSpace = SystemError(code: 28)
}
