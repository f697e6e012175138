import Foundation
import Infrastructure
import Synchronization

/// The files of the system, with calls that fail: a chosen one, or all from there on.
final class FaultyFiles: FileSystem {
  /// Which call fails, and how.
  struct Fault: Sendable {
    /// The number of the call, from 1.
    let call: Int
    /// The error it throws; if nil, it reads or writes a single byte.
    let error: SystemError?
    /// Whether all later calls fail, too.
    var lasts = false
    /// The calls that count; if nil, all do.
    var only: Set<Call>?
    /// How many bytes a write takes if it throws no error.
    var taken = 1
  }

  /// The calls that a load or a save makes.
  enum Call: Hashable, Sendable {
    case open(OpenPurpose)
    case status, linkTarget, checkWritable, read, write, setPermissions, sync, lock, close, rename,
      remove
    case makeFolder
  }

  private let system = SystemFiles()
  private let fault: Fault
  private let state = Mutex((calls: 0, struck: [Call](), isMended: false, open: 0))

  init(_ fault: Fault) {
    self.fault = fault
  }

  /// The calls that have failed or were cut short.
  var struck: [Call] { state.withLock { $0.struck } }

  /// How many calls have been made.
  var calls: Int { state.withLock { $0.calls } }

  /// How many files and folders are open.
  var openCount: Int { state.withLock { $0.open } }

  /// Lets every call succeed from now on.
  func mend() {
    state.withLock { $0.isMended = true }
  }

  /// Counts a call and returns whether it fails.
  private func strikes(_ call: Call) -> Bool {
    if let only = fault.only, !only.contains(call) { return false }
    return state.withLock { state in
      state.calls += 1
      let isDue = fault.lasts ? state.calls >= fault.call : state.calls == fault.call
      guard isDue, !state.isMended else { return false }
      state.struck.append(call)
      return true
    }
  }

  private func pass(_ call: Call) throws(SystemError) {
    if strikes(call), let error = fault.error { throw error }
  }

  func status(of path: Path) throws(SystemError) -> FileStatus {
    try pass(.status)
    return try system.status(of: path)
  }

  func linkTarget(of path: Path) throws(SystemError) -> String? {
    try pass(.linkTarget)
    return try system.linkTarget(of: path)
  }

  func path(_ path: Path, refersTo file: Descriptor) -> Bool {
    system.path(path, refersTo: file)
  }

  func checkWritable(_ path: Path) throws(SystemError) {
    try pass(.checkWritable)
    try system.checkWritable(path)
  }

  func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor {
    try pass(.open(purpose))
    let file = try system.open(path, purpose)
    state.withLock { $0.open += 1 }
    return file
  }

  func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8] {
    guard strikes(.read) else { return try system.read(file, atMost: min(count, 40)) }
    if let error = fault.error { throw error }
    return try system.read(file, atMost: 1)
  }

  /// Writes at most 40 bytes, so that a save takes two calls.
  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int {
    guard strikes(.write) else { return try system.write(bytes.prefix(40), to: file) }
    if let error = fault.error { throw error }
    return try system.write(bytes.prefix(fault.taken), to: file)
  }

  func setPermissions(_ permissions: UInt32, of file: Descriptor) throws(SystemError) {
    try pass(.setPermissions)
    try system.setPermissions(permissions, of: file)
  }

  func sync(_ file: Descriptor) throws(SystemError) {
    try pass(.sync)
    try system.sync(file)
  }

  func lock(_ file: Descriptor) throws(SystemError) {
    try pass(.lock)
    try system.lock(file)
  }

  /// A close that fails has closed the file.
  func close(_ file: Descriptor) throws(SystemError) {
    let strikes = strikes(.close)
    try system.close(file)
    state.withLock { $0.open -= 1 }
    if strikes, let error = fault.error { throw error }
  }

  func rename(_ path: Path, to other: Path) throws(SystemError) {
    try pass(.rename)
    try system.rename(path, to: other)
  }

  func remove(_ path: Path) throws(SystemError) {
    try pass(.remove)
    try system.remove(path)
  }

  func makeFolder(_ path: Path) throws(SystemError) {
    try pass(.makeFolder)
    try system.makeFolder(path)
  }
}
