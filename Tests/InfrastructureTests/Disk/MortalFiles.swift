import Foundation
import Infrastructure
import Synchronization

/// The files of a program that is killed before one of its calls: from then on its calls change
/// nothing, and its files are closed, which releases its locks.
final class MortalFiles: FileSystem {
  private struct State {
    var callsLeft = Int.max
    var meanwhile: @Sendable () -> Void = {}
    var open: Set<Int32> = []
  }

  private let files: ModelFiles
  private let state = Mutex(State())

  init(_ files: ModelFiles) {
    self.files = files
  }

  var isAlive: Bool { state.withLock { $0.callsLeft > 0 } }

  /// Kills the program after some more calls; another program does something before each of them.
  func kill(afterCalls count: Int, meanwhile: @escaping @Sendable () -> Void) {
    state.withLock { ($0.callsLeft, $0.meanwhile) = (count, meanwhile) }
  }

  private func call<Result>(
    _ body: (ModelFiles) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    guard isAlive else { throw SystemError(code: EIO) }
    state.withLock(\.meanwhile)()
    let leftOpen = state.withLock { state in
      state.callsLeft -= 1
      return state.callsLeft == 0 ? state.open : []
    }
    for number in leftOpen { try? files.close(Descriptor(number: number)) }
    guard isAlive else { throw SystemError(code: EIO) }
    return try body(files)
  }

  func status(of path: Path) throws(SystemError) -> FileStatus {
    try call { files throws(SystemError) in try files.status(of: path) }
  }

  func linkTarget(of path: Path) -> String? { nil }
  func path(_ path: Path, refersTo file: Descriptor) -> Bool { true }
  func checkWritable(_ path: Path) {}
  func setPermissions(_ permissions: UInt32, of file: Descriptor) {}
  func makeFolder(_ path: Path) throws(SystemError) { throw SystemError(code: EEXIST) }

  func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor {
    let file = try call { files throws(SystemError) in try files.open(path, purpose) }
    _ = state.withLock { $0.open.insert(file.number) }
    return file
  }

  func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    try call { files throws(SystemError) in try files.read(file, atMost: count) }
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    try call { files throws(SystemError) in try files.write(bytes, to: file) }
  }

  func sync(_ file: Descriptor) throws(SystemError) {
    try call { files throws(SystemError) in try files.sync(file) }
  }

  func lock(_ file: Descriptor) throws(SystemError) {
    try call { files throws(SystemError) in try files.lock(file) }
  }

  func close(_ file: Descriptor) throws(SystemError) {
    try call { files throws(SystemError) in try files.close(file) }
    _ = state.withLock { $0.open.remove(file.number) }
  }

  func rename(_ path: Path, to other: Path) throws(SystemError) {
    try call { files throws(SystemError) in try files.rename(path, to: other) }
  }

  func remove(_ path: Path) throws(SystemError) {
    try call { files throws(SystemError) in try files.remove(path) }
  }
}
